import type { Kysely, Transaction } from 'kysely';
import { decodeReply } from '../../delivery/http/decodeReply';
import type { PersonHashes, PrivacyKeys } from '../privacy/privacyKeys';
import type { Database } from '../../store/database';
import type { KeptReply } from './replyStore';
import { openReply } from './sqlReplyStore';

type HashColumn = keyof PersonHashes;

function wordsOf({ body, contentEncoding }: KeptReply): string {
  try {
    return decodeReply(body, contentEncoding).toString('utf8');
  } catch {
    return body.toString('base64');
  }
}

/** What is kept of the lender's replies to somebody's calls, readable; null where there is none or no key opens it. */
export async function findReplies(
  database: Kysely<Database>,
  keys: PrivacyKeys,
  column: HashColumn,
  hashes: readonly string[],
) {
  const rows = await database.selectFrom('call_replies').selectAll().where(column, 'in', hashes).execute();
  return rows.map((row) => {
    const reply = openReply(row, keys);
    const { fingerprint, state, status, content_type, expires_at } = row;
    return { fingerprint, state, status, content_type, expires_at, body: reply ? wordsOf(reply) : null };
  });
}

/** Empties them; that a call was made stays until its day is over, and no longer by whom. Resolves with how many. */
export async function forgetReplies(
  open: Transaction<Database>,
  column: HashColumn,
  hashes: readonly string[],
): Promise<number> {
  const nothing = { status: null, content_type: null, content_encoding: null, body: null, key_id: null };
  const { numUpdatedRows } = await open
    .updateTable('call_replies')
    .set({ state: 'unknown', ...nothing, phone_hash: null, session_hash: null })
    .where(column, 'in', hashes)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
