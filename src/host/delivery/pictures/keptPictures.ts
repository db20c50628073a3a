import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { replaceFile } from '../../process/replaceFile';

/** Bytes on disk; those that were not used for longest make room. */
const maxBytes = 1_024 * 1_048_576;
const hashBytes = 32;

const hashOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

/** Files of uploaded pictures that this host has served or whose page it has: served while the database is down. */
export class KeptPictures {
  private known: Promise<LRUCache<string, number>> | undefined;

  constructor(private readonly folder: string) {}

  private file(name: string): string {
    return path.join(this.folder, name);
  }

  private async readFolder(): Promise<LRUCache<string, number>> {
    const known = new LRUCache<string, number>({
      maxSize: maxBytes,
      sizeCalculation: (size) => size,
      dispose: (_size, name, reason) =>
        void (reason === 'evict' && rm(this.file(name), { force: true }).catch(() => undefined)),
    });
    const names = (await readdir(this.folder).catch(() => [])).filter((name) => !name.endsWith('.new'));
    const found = await Promise.all(names.map((name) => this.describe(name)));
    const files = found
      .filter((file) => file !== undefined)
      .sort((one, other) => one.savedAt - other.savedAt);
    for (const { name, size } of files) known.set(name, Math.max(1, size));
    return known;
  }

  private async describe(name: string): Promise<{ name: string; size: number; savedAt: number } | undefined> {
    const found = await stat(this.file(name)).catch(() => undefined);
    return found?.isFile() ? { name, size: found.size, savedAt: found.mtimeMs } : undefined;
  }

  private names(): Promise<LRUCache<string, number>> {
    this.known ??= this.readFolder();
    return this.known;
  }

  async has(name: string): Promise<boolean> {
    return (await this.names()).has(name);
  }

  /** Undefined where there is none, or what is there was cut off. */
  async find(name: string): Promise<Buffer | undefined> {
    if ((await this.names()).get(name) === undefined) return undefined;
    try {
      const bytes = await readFile(this.file(name));
      const content = bytes.subarray(hashBytes);
      return hashOf(content).equals(bytes.subarray(0, hashBytes)) ? content : undefined;
    } catch {
      return undefined;
    }
  }

  async keep(name: string, content: Buffer): Promise<void> {
    const known = await this.names();
    await replaceFile(this.file(name), Buffer.concat([hashOf(content), content]));
    known.set(name, content.byteLength + hashBytes);
  }
}
