import type { DatabaseFault } from '../../store/databaseFault';

/** How a call is answered that failed for want of the database: its status, and after how many seconds it is worth another try. */
export interface DatabaseReply {
  readonly status: number;
  /** Undefined: trying again does not help. */
  readonly retryAfterSeconds: number | undefined;
}

/** A database that is away is back within seconds as a rule; a full disk waits for a person. */
export const databaseReplies: Readonly<Record<DatabaseFault, DatabaseReply>> = {
  unavailable: { status: 503, retryAfterSeconds: 5 },
  newer: { status: 503, retryAfterSeconds: 60 },
  full: { status: 507, retryAfterSeconds: 60 },
  readOnly: { status: 507, retryAfterSeconds: 60 },
  corrupt: { status: 500, retryAfterSeconds: undefined },
};
