/** Whom a limit is about; its row is the lock that puts calls about one of them in line. */
interface CallLimitSubjectRow {
  /** The limit's name and a keyed hash. */
  subject: string;
  /** Epoch milliseconds, as every time here. */
  expires_at: number;
}

/** A call that counts against a limit, kept as long as it does. */
interface CallLimitEventRow {
  subject: string;
  /** Hex SHA-256 of the request where it has an Idempotency-Key: a repeat is no second call. */
  event: string;
  expires_at: number;
}

export interface LimitTables {
  call_limit_subjects: CallLimitSubjectRow;
  call_limit_events: CallLimitEventRow;
}
