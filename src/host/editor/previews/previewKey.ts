import type { Kysely } from 'kysely';
import type { Database } from '../../store/database';
import { hostSecret } from '../../calls/privacy/hostSecret';

/** The key that signs preview links, asked for once; a failed try is made again at the next call. */
export function createPreviewKey(database: Kysely<Database>, clock: () => number): () => Promise<Buffer> {
  let key: Promise<Buffer> | undefined;
  return () => {
    key ??= hostSecret(database, 'previews', clock()).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
}
