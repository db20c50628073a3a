import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

let drafts = 0;

/** Writes a file whole: a reader finds what was there before, or all of this. Makes its folder where it is missing. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  drafts += 1;
  const draft = `${file}.${process.pid}.${drafts}.new`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    // On a full disk each try would leave another one.
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}
