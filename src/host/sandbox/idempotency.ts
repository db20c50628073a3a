import type { Kysely, Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from '../store/database';
import type { SandboxReply } from './envelope';

const keptForMs = 24 * 60 * 60 * 1000;
const keyPattern = /^[\x21-\x7e]{1,255}$/;

export const isIdempotencyKey = (value: string): boolean => keyPattern.test(value);

/** JSON with sorted keys: the same payload gives the same text, however its keys were ordered. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, canonical(child)]));
}

/** Identity of a request: which call, with what. */
export const fingerprintOf = (call: string, payload: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([call, canonical(payload)]))
    .digest('hex');

/** What an action came to; `afterCommit` runs once it can't be undone any more. */
export interface Outcome {
  readonly reply: SandboxReply;
  readonly afterCommit?: () => void;
}

export interface OnceRequest {
  /** Undefined: the action is simply done. */
  readonly key: string | undefined;
  /** Of call, payload and borrower. */
  readonly fingerprint: string;
  /** Of call and payload, whoever asks. */
  readonly payloadHash: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

export type OnceAnswer =
  | { readonly status: 'acted'; readonly reply: SandboxReply }
  | { readonly status: 'repeated'; readonly reply: SandboxReply }
  /** The key belongs to the same request of another borrower, to whom its reply belongs. */
  | { readonly status: 'elsewhere' }
  /** The key belongs to another request. */
  | { readonly status: 'conflict' };

type Act = (transaction: Transaction<Database>) => Promise<Outcome>;

/**
 * True where the key is ours to act under. Where another transaction has just written a row under the key,
 * this waits until that one ends, which is what puts two requests with one key in line.
 */
async function claimKey(
  transaction: Transaction<Database>,
  key: string,
  { fingerprint, payloadHash, now }: OnceRequest,
): Promise<boolean> {
  const claim = { fingerprint, payload_hash: payloadHash, reply: '', expires_at: now + keptForMs };
  const claimed = await transaction
    .insertInto('sandbox_replies')
    .values({ idempotency_key: key, ...claim })
    .onConflict((conflict) =>
      conflict.column('idempotency_key').doUpdateSet(claim).where('sandbox_replies.expires_at', '<=', now),
    )
    .returning('idempotency_key')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function storedAnswer(
  transaction: Transaction<Database>,
  key: string,
  { fingerprint, payloadHash }: OnceRequest,
): Promise<OnceAnswer> {
  const row = await transaction
    .selectFrom('sandbox_replies')
    .select(['fingerprint', 'payload_hash', 'reply'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  if (row.fingerprint !== fingerprint)
    return { status: row.payload_hash === payloadHash ? 'elsewhere' : 'conflict' };
  // Written by storeReply below and by nothing else.
  return { status: 'repeated', reply: JSON.parse(row.reply) as SandboxReply };
}

async function storeReply(
  transaction: Transaction<Database>,
  key: string,
  reply: SandboxReply,
): Promise<void> {
  await transaction
    .updateTable('sandbox_replies')
    .set({ reply: JSON.stringify(reply) })
    .where('idempotency_key', '=', key)
    .execute();
}

/**
 * Acts at most once under one Idempotency-Key (contract §5). Action and stored reply are one transaction:
 * both happen or neither, also where the process ends in between.
 */
export async function answerOnce(
  database: Kysely<Database>,
  request: OnceRequest,
  act: Act,
): Promise<OnceAnswer> {
  const { key } = request;
  let afterCommit: (() => void) | undefined;
  const answer = await database.transaction().execute(async (transaction): Promise<OnceAnswer> => {
    if (key !== undefined && !(await claimKey(transaction, key, request))) {
      return storedAnswer(transaction, key, request);
    }
    const outcome = await act(transaction);
    afterCommit = outcome.afterCommit;
    if (key !== undefined) await storeReply(transaction, key, outcome.reply);
    return { status: 'acted', reply: outcome.reply };
  });
  afterCommit?.();
  return answer;
}
