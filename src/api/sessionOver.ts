import type { Failure } from '../kernel/failure';

/** A reply that says that the borrower's session is over: HTTP 401 or code 401 (contract §7). */
export const isSessionOver = (problem: Failure): boolean =>
  (problem.kind === 'http' && problem.status === 401) || (problem.kind === 'refused' && problem.code === '401');
