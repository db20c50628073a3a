import { createHash } from 'node:crypto';
import type { CallName } from '../contract/calls';
import { canonicalJson } from '../kernel/canonicalJson';
import { replyCodes } from '../kernel/failure';
import type { ProductLocale } from '../kernel/locale';
import type { Store } from './database';
import { rejected, type SandboxReply } from './replies';
import { sandboxTexts } from './texts';

const keptForMs = 24 * 60 * 60 * 1000;
const keyPattern = /^[\x21-\x7e]{1,255}$/;

export const isIdempotencyKey = (value: string): boolean => keyPattern.test(value);

export const fingerprintOf = (call: CallName, payload: unknown): string =>
  createHash('sha256')
    .update(canonicalJson([call, payload]))
    .digest('hex');

export interface KeyedRequest {
  readonly key: string;
  readonly call: CallName;
  readonly payload: unknown;
  /** Undefined: a call that is nobody's own. */
  readonly borrower: string | undefined;
  readonly now: number;
  readonly locale: ProductLocale;
}

interface KeyedReply {
  readonly reply: SandboxReply;
  readonly isReplayed: boolean;
}

/**
 * Acts at most once under one Idempotency-Key (contract §5). Action and stored reply are one transaction:
 * both happen or neither, also where the process ends in between. HTTP 4xx and 5xx are not stored: a repeat acts anew.
 * @param open the transaction in which `act` acts
 */
export async function answerOnce(
  open: Store,
  { key, call, payload, borrower, now, locale }: KeyedRequest,
  act: () => Promise<SandboxReply>,
): Promise<KeyedReply> {
  const payload_hash = fingerprintOf(call, payload);
  const fingerprint = borrower === undefined ? payload_hash : fingerprintOf(call, [borrower, payload]);
  await open
    .deleteFrom('replies')
    .where('idempotency_key', '=', key)
    .where('expires_at', '<=', now)
    .execute();
  const kept = await open
    .selectFrom('replies')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (kept?.fingerprint === fingerprint) {
    // Written below and by nothing else.
    return { reply: JSON.parse(kept.reply) as SandboxReply, isReplayed: true };
  }
  if (kept?.payload_hash === payload_hash) {
    // The same request of another borrower, to whom its reply belongs.
    return { reply: rejected(409, '', replyCodes.outcomeOpen), isReplayed: false };
  }
  if (kept) {
    const { keyOfAnotherRequest } = sandboxTexts(locale).common;
    return { reply: rejected(422, keyOfAnotherRequest, replyCodes.keyReused), isReplayed: false };
  }
  const reply = await act();
  if (reply.status >= 400) return { reply, isReplayed: false };
  await open
    .insertInto('replies')
    .values({
      idempotency_key: key,
      fingerprint,
      payload_hash,
      reply: JSON.stringify(reply),
      expires_at: now + keptForMs,
    })
    .execute();
  return { reply, isReplayed: false };
}
