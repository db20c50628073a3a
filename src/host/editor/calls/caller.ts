import type { OwnAccount, Role } from '../../../generated/editor';

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

const roles: readonly Role[] = ['viewer', 'editor', 'publisher', 'administrator'];

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

/** True where a role includes what another may do. */
export const includesRole = (held: Role, needed: Role): boolean => roles.indexOf(held) >= roles.indexOf(needed);
