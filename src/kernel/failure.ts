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

/**
 * True where a reply leaves open what came of a call. Once a reply was lost, the refusal of a repeat is about the repeat
 * alone: only a readable envelope with HTTP 200, or a reply that the host replays, is about what was asked (contract §5).
 */
export function leavesOpen(problem: Failure, isRepeat: boolean): boolean {
  if (!isRepeat) return isReplyLost(problem);
  return problem.kind === 'http' ? !problem.isReplayed : problem.kind !== 'refused' || isSessionOver(problem);
}
