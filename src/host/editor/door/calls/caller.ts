import type { OwnAccount, TokenScope } from '../../../../generated/editor';
import type { Market } from '../../../../kernel/market';
import type { ActingToken } from '../../../store/recordAudit';

interface AnyCaller {
  /** Who is responsible for what is done. */
  readonly account: OwnAccount;
  /** Markets whose templates it reaches; undefined: all. */
  readonly markets: readonly Market[] | undefined;
  /** Signed in with a one-time password. */
  readonly mustChangePassword: boolean;
  /** A second factor is asked for, and the account has none. */
  readonly mustSetUpSecondFactor: boolean;
}

/** Somebody who is signed in, as the database says at this moment. */
export interface SessionCaller extends AnyCaller {
  readonly kind: 'session';
  readonly sessionId: string;
  /** What goes with every call that changes something. */
  readonly csrfToken: string;
  /** Epoch milliseconds at which somebody signed in with all that the account asks for. */
  readonly authenticatedAt: number;
  /** Epoch milliseconds at which the session ends unless it is used. */
  readonly expiresAt: number;
}

/** A program with an access token. Its account has the token's name, and no higher role than its scope allows. */
export interface TokenCaller extends AnyCaller {
  readonly kind: 'token';
  readonly account: OwnAccount & { readonly token: ActingToken };
  readonly scope: TokenScope;
}

export type Caller = SessionCaller | TokenCaller;
