import type { KeptReply } from '../idempotency/replyStore';
import type { CallOutcome } from './callOutcome';
import type { GuardedRequest } from './guardedRequest';

/** Why a call does not go on; its page hears HTTP 429. */
export interface CallRefusal {
  /** What the visitor reads. */
  readonly message: string;
  readonly retryAfterSeconds: number;
}

/** A call that acts, once it was answered. */
export interface SettledCall {
  /** The same object as when it was admitted: who makes it, from which page, with what. */
  readonly call: GuardedRequest;
  readonly outcome: CallOutcome;
  readonly reply: KeptReply;
  /** The reply to an earlier request under the same key. */
  readonly isReplayed: boolean;
}

/** Stands behind the guard of the calls that act. Each does with less while the database is down, and fails no call. */
export interface CallListener {
  /** Before a call goes on, one listener after the other; one that refuses it ends it. */
  readonly admit?: (call: GuardedRequest) => Promise<CallRefusal | undefined>;
  /** After the answer, all listeners at once. Of a call that was refused before, nobody hears. */
  readonly settled: (call: SettledCall) => Promise<void>;
}
