/**
 * Every way in which a call can end without data (contract §5).
 * `refused` is a readable envelope whose code means no; its message is the server's own words.
 */
export type Failure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly message: string;
      /** The host says that this is the lender's reply to an earlier request under the same key. */
      readonly isReplayed?: true;
    }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/**
 * True where it can't be known whether the server acted (contract §5: 5xx and unreadable replies count as lost; so does
 * 409, by which the host says that the outcome of the key is open).
 */
export function isReplyLost(problem: Failure): boolean {
  switch (problem.kind) {
    case 'offline':
    case 'timeout':
    case 'malformed':
      return true;
    case 'http':
      return !problem.isReplayed && (problem.status >= 500 || problem.status === 409);
    case 'refused':
      return false;
  }
}

/** A reply that says that the borrower's session is over: HTTP 401 or code 401 (contract §7). */
export const isSessionOver = (problem: Failure): boolean =>
  (problem.kind === 'http' && problem.status === 401) ||
  (problem.kind === 'refused' && problem.code === '401');

/** A lender's no that asking again does not change: its codes stand in the brand file (contract §3, `finalRefusals`). */
export const isFinalRefusal = (problem: Failure, finalCodes: readonly string[]): boolean =>
  problem.kind === 'refused' && finalCodes.includes(problem.code);

/**
 * True where a reply leaves open what came of a call. Once a reply was lost, the refusal of a repeat is about the repeat
 * alone: only a readable envelope with HTTP 200, or a reply that the host replays, is about what was asked (contract §5).
 */
export function leavesOpen(problem: Failure, isRepeat: boolean): boolean {
  if (!isRepeat) return isReplyLost(problem);
  return problem.kind === 'http' ? !problem.isReplayed : problem.kind !== 'refused' || isSessionOver(problem);
}

/**
 * Codes of envelopes by which the host itself answers a call that acts (contract §5). None of them is a reply of the
 * lender, none says that anything was done or refused, and their `data` is null.
 */
export const replyCodes = {
  /**
   * HTTP 409: the key is known from another session, to which its reply belongs, or HTTP 503: the first request is under
   * way, or its reply was lost and it may not be sent again. Either way nothing was sent now and the outcome is open.
   * Counts as a lost reply, never as definite.
   */
  outcomeOpen: 'outcomeOpen',
  /**
   * HTTP 503 with `Retry-After`: this request was not sent to the lender. HTTP 502 or 504: the same, for want of a
   * connection to who proves to be the lender. Of an earlier one under the same key it says
   * nothing: what was open stays open.
   */
  notSent: 'notSent',
  /**
   * HTTP 422: the key was used for another payload, and a changed payload gets a new key. Nothing was sent; of the request
   * that has the key it says nothing.
   */
  keyReused: 'keyReused',
} as const;

export type ReplyCode = (typeof replyCodes)[keyof typeof replyCodes];
