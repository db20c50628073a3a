import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { soaking } from './soak';

/** Linux' file system in memory. */
const inMemory = '/dev/shm';
const roomBytes = 1_000_000_000;

/** Databases write through to the disk: in memory, where there is room, tests needn't wait for it. */
export function parentFolder(): string {
  if (soaking || !existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= roomBytes ? inMemory : tmpdir();
}

/** A folder of its own for each test of a file; removed after the last. */
export function provideTemporaryFolders(): () => string {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  return () => {
    const folder = mkdtempSync(path.join(parentFolder(), 'vitrina-test-'));
    folders.push(folder);
    return folder;
  };
}
