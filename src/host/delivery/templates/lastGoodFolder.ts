import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Where last good copies of what one origin published are kept. Copies of one origin must never be served for
 * another, say after `DATABASE_URL` changed.
 */
export const lastGoodFolder = (dataFolder: string, origin: string): string =>
  path.join(dataFolder, 'last-good', createHash('sha256').update(origin).digest('hex').slice(0, 12));

interface StorePlace {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}

/** Of the host's own store. */
export const lastGoodFolderOfStore = ({ databaseUrl, dataFolder }: StorePlace): string =>
  lastGoodFolder(dataFolder, databaseUrl ?? 'embedded');
