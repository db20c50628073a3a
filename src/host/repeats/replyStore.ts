import type { CallPerson } from '../privacy/callPerson';

/** A reply as it went to the page. */
export interface KeptReply {
  readonly status: number;
  readonly contentType: string;
  readonly contentEncoding: string;
  readonly body: Buffer;
}

/**
 * What stands under a request. `ours`: nobody is at it, send it on; `underWay`: it was sent on and its reply is not
 * here; `unknown`: its reply was lost and it may not be sent on again.
 */
export type Claim =
  | { readonly kind: 'ours' }
  | { readonly kind: 'underWay' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'answered'; readonly reply: KeptReply };

export interface ClaimRequest {
  readonly fingerprint: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** One whose reply was lost may be sent on again: the lender honours the key. */
  readonly mayRepeat: boolean;
  readonly person: CallPerson;
}

/** Requests that were sent on, and their first definite replies. */
export interface ReplyStore {
  /** Stores the request before it is sent on. */
  claim(request: ClaimRequest): Promise<Claim>;
  answer(fingerprint: string, reply: KeptReply): Promise<void>;
  /** The reply was lost. */
  lose(fingerprint: string): Promise<void>;
  /** It was not sent on at all. */
  release(fingerprint: string): Promise<void>;
}

/** As long as the sandbox keeps its own. */
export const keptForMs = 24 * 60 * 60 * 1_000;
/** Longer than a call may take, its way through the host included. */
export const leaseMs = 90_000;
