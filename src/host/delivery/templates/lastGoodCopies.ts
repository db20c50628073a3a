import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { recordOf } from '../../../kernel/record';
import { isTemplateId, sha256Of } from '../../store/documentIdentity';
import { replaceFile } from '../../process/replaceFile';
import type { PublishedTemplate } from './templateSource';

/** What a copy says beside its document. */
export interface LastGoodCopy {
  readonly template: PublishedTemplate;
  /** When the source last said that this is what is published; epoch milliseconds. */
  readonly confirmedAt: number;
}

const suffix = '.json';

/** A value read from disk is trusted only where its hash agrees: a cut-off or edited file is no copy. */
function decodeCopy(text: string): LastGoodCopy | undefined {
  const value: unknown = JSON.parse(text);
  const { id, revision, document, sha256, confirmedAt } = recordOf(value);
  const isWhole = isTemplateId(id) && typeof revision === 'string' && typeof document === 'string';
  if (!isWhole || typeof confirmedAt !== 'number' || sha256 !== sha256Of(document)) return undefined;
  return { template: { id, revision, document, sha256 }, confirmedAt };
}

/**
 * Published templates that this host has served, as files: what it serves while their source is down, after a
 * restart too. One file a template, replaced whole.
 */
export class LastGoodCopies {
  /** By file: writes follow one another, so that the one that was asked for last stays. */
  private readonly writes = new Map<string, Promise<void>>();

  constructor(private readonly folder: string) {}

  private file(name: string): string {
    return path.join(this.folder, `${name}${suffix}`);
  }

  private inTurn(file: string, write: () => Promise<void>): Promise<void> {
    const before = this.writes.get(file)?.catch(() => undefined) ?? Promise.resolve();
    const writing = before.then(write).finally(() => {
      if (this.writes.get(file) === writing) this.writes.delete(file);
    });
    this.writes.set(file, writing);
    return writing;
  }

  save({ template, confirmedAt }: LastGoodCopy): Promise<void> {
    const file = this.file(template.id);
    // While the database is away nobody could end a guard: a restarted host shows everybody what most visitors have.
    const { id, revision, document, sha256 } = template;
    const text = JSON.stringify({ id, revision, document, sha256, confirmedAt });
    return this.inTurn(file, () => replaceFile(file, text));
  }

  async find(id: string): Promise<LastGoodCopy | undefined> {
    if (!isTemplateId(id)) return undefined;
    try {
      return decodeCopy(await readFile(this.file(id), 'utf8'));
    } catch {
      // No file, or none that can be read: either way there is no copy.
      return undefined;
    }
  }

  remove(id: string): Promise<void> {
    const file = this.file(id);
    return this.inTurn(file, () => rm(file, { force: true }));
  }

  async ids(): Promise<readonly string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
  }
}

/**
 * Where last good copies of what one origin published are kept. Copies of one origin must never be served for
 * another, say after `DATABASE_URL` changed.
 */
export const lastGoodFolder = (dataFolder: string, origin: string): string =>
  path.join(dataFolder, 'last-good', sha256Of(origin).slice(0, 12));

interface StorePlace {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}

/** Of the host's own store. */
export const lastGoodFolderOfStore = ({ databaseUrl, dataFolder }: StorePlace): string =>
  lastGoodFolder(dataFolder, databaseUrl ?? 'embedded');
