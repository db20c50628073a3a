import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { withTimeout } from '../../../kernel/timeout';
import type { KeptPictures } from './keptPictures';
import type { PictureStore, StoredFile } from './pictureStore';

const maxBytes = 64 * 1_048_576;
/** For how many ms a name that led to nothing is not looked up again: a picture is seen within two seconds on every host. */
const rememberedMisses = { max: 10_000, ttl: 1_000 } as const;
/** A request for a picture waits no longer for a database that stalls. */
const databasePatienceMs = 3_000;

const types: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };
const nameInDocument = /\/pictures\/([A-Za-z0-9_-]{22}-\d{1,5}\.(?:avif|webp))/g;

const typeOf = (name: string): string | undefined => types[name.slice(name.lastIndexOf('.') + 1)];

export interface PictureFilesOptions {
  readonly store: Pick<PictureStore, 'file'>;
  readonly kept: KeptPictures;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Files of uploaded pictures, from memory, the disk or the database. A name never gets another content. */
export class PictureFiles {
  private readonly memory = new LRUCache<string, StoredFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ content }) => content.byteLength + 1,
  });

  private readonly missing = new LRUCache<string, true>(rememberedMisses);

  constructor(private readonly options: PictureFilesOptions) {}

  /**
   * Undefined where there is no such picture. Rejects where the database is down and there is no copy.
   * @param admit asked before the database is; whatever it throws is passed on
   */
  async find(
    name: string,
    admit: () => Promise<void> = async () => undefined,
  ): Promise<StoredFile | undefined> {
    const type = typeOf(name);
    if (type === undefined || this.missing.has(name)) return undefined;
    const known = this.memory.get(name);
    if (known) return known;
    const copy = await this.options.kept.find(name);
    if (!copy) await admit();
    const file = copy ? { type, content: copy } : await this.read(name, type);
    if (file) this.memory.set(name, file);
    else this.missing.set(name, true);
    return file;
  }

  private async read(name: string, type: string): Promise<StoredFile | undefined> {
    const stored = await withTimeout(databasePatienceMs, this.options.store.file(name));
    if (!stored || stored.type !== type) return undefined;
    await this.options.kept
      .keep(name, stored.content)
      .catch((error: unknown) =>
        this.options.log.warn({ err: error }, 'a copy of a picture could not be saved'),
      );
    return stored;
  }

  /** Copies what a published page shows, so that its pictures outlive the database with it. Never rejects. */
  async keepThoseOf(document: string): Promise<void> {
    const names = new Set([...document.matchAll(nameInDocument)].map(([, name = '']) => name));
    for (const name of names) {
      if (await this.options.kept.has(name)) continue;
      await this.find(name).catch((error: unknown) =>
        this.options.log.warn({ err: error }, 'a picture of a page could not be copied'),
      );
    }
  }
}
