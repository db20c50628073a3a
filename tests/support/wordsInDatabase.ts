import { gunzipSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../src/host/store/database';

/** What bytes say as they are and unpacked. */
function readingsOf(bytes: Buffer): string[] {
  const plain = [bytes.toString('utf8'), bytes.toString('latin1')];
  try {
    return [...plain, gunzipSync(bytes).toString('utf8')];
  } catch {
    return plain;
  }
}

const encodings = [
  ['base64', /[\w+/-]{16,}={0,2}/g],
  ['hex', /(?:[0-9a-f]{2}){8,}/gi],
] as const;

/** A value as it stands, and everything in it that is base64 or hex, decoded. */
function textsOf(value: unknown): string[] {
  if (Buffer.isBuffer(value)) return readingsOf(value).flatMap((text) => [text, ...textsOf(text)]);
  const text = String(value);
  const decoded = encodings.flatMap(([encoding, pattern]) =>
    [...text.matchAll(pattern)].flatMap(([part]) => readingsOf(Buffer.from(part, encoding))),
  );
  return [text, ...decoded];
}

/** Where one of these words stands anywhere in a database, plainly, encoded or packed: `table.column`, each once. */
export async function wordsInDatabase(
  database: Kysely<Database>,
  words: readonly string[],
): Promise<string[]> {
  const found = new Set<string>();
  for (const { name } of await database.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (textsOf(value).some((text) => words.some((word) => text.includes(word))))
          found.add(`${name}.${column}`);
      }
    }
  }
  return [...found].sort();
}
