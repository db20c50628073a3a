import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/database';
import type { Account } from '../borrowers/borrower';

export const uploadsFolder = '/sandbox/uploads/';
/** Ten complaints' worth a day or so; a borrower is kept for two weeks. */
const mostUploads = 90;

export async function isOverQuota(database: Kysely<Database>, { borrower }: Account): Promise<boolean> {
  const { uploads } = await database
    .selectFrom('sandbox_uploads')
    .select((expression) => expression.fn.countAll<number>().as('uploads'))
    .where('borrower', '=', borrower)
    .executeTakeFirstOrThrow();
  return uploads >= mostUploads;
}

/** Under a name that can't be guessed: whoever knows the address sees the picture. The borrower must exist. */
export async function storeUpload(
  database: Kysely<Database>,
  { borrower, now }: Account,
  upload: { readonly content: Buffer; readonly extension: string },
): Promise<string> {
  const name = `${randomBytes(24).toString('base64url')}.${upload.extension}`;
  await database
    .insertInto('sandbox_uploads')
    .values({ name, borrower, content: upload.content, created_at: now })
    .execute();
  return `${uploadsFolder}${name}`;
}

export async function readUpload(database: Kysely<Database>, name: string): Promise<Buffer | undefined> {
  const row = await database
    .selectFrom('sandbox_uploads')
    .select('content')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.content;
}

/** The name in an address such as a page sends back, whatever origin it put before it. */
const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** Whether every address is of a picture that this borrower sent. */
export async function ownsUploads(
  database: Kysely<Database>,
  borrower: string,
  addresses: readonly string[],
): Promise<boolean> {
  const names = [...new Set(addresses.map(nameOf))];
  if (names.length === 0) return true;
  const rows = await database
    .selectFrom('sandbox_uploads')
    .select('name')
    .where('borrower', '=', borrower)
    .where('name', 'in', names)
    .execute();
  return rows.length === names.length;
}
