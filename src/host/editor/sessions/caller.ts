import type { OwnAccount } from '../../../generated/editor';

/** Who makes a call, as the database says at this moment. */
export interface Caller {
  readonly account: OwnAccount;
  readonly sessionId: string;
  /** What goes with every call that changes something. */
  readonly csrfToken: string;
  /** Epoch milliseconds at which the session ends unless it is used. */
  readonly expiresAt: number;
  /** Signed in with a one-time password. */
  readonly mustChangePassword: boolean;
}
