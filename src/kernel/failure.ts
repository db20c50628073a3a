/**
 * Every way in which a call can end without data (contract §5).
 * `refused` is a readable envelope whose code means no; its message is the server's own words.
 */
export type Failure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'http'; readonly status: number; readonly message: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/** True where it can't be known whether the server acted (contract §5: 5xx and unreadable replies count as lost). */
export function isReplyLost(problem: Failure): boolean {
  switch (problem.kind) {
    case 'offline':
    case 'timeout':
    case 'malformed':
      return true;
    case 'http':
      return problem.status >= 500;
    case 'refused':
      return false;
  }
}

/** A reply that says that the borrower's session is over: HTTP 401 or code 401 (contract §7). */
export const isSessionOver = (problem: Failure): boolean =>
  (problem.kind === 'http' && problem.status === 401) || (problem.kind === 'refused' && problem.code === '401');
