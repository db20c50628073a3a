import { createHash } from 'node:crypto';

const demoBorrower = 'demo';

/** Whom a session stands for; without one, everybody is one demo borrower. A session itself is never stored. */
export const borrowerOf = (sessionId: string | undefined): string =>
  sessionId === undefined ? demoBorrower : createHash('sha256').update(`session ${sessionId}`).digest('hex');

/** One borrower at one moment. */
export interface Account {
  readonly borrower: string;
  /** Epoch milliseconds. */
  readonly now: number;
}
