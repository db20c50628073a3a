export interface SessionRow {
  id: string;
  /** Hex SHA-256 of the cookie's token. */
  token_hash: string;
  account_id: string;
  /** Epoch milliseconds. */
  created_at: number;
  last_seen_at: number;
  /** However busy, it ends then. */
  expires_at: number;
  user_agent: string;
}

/** How often something was tried within its window. */
export interface AttemptRow {
  /** What is counted and a keyed hash of whom it is about. */
  subject: string;
  count: number;
  window_ends_at: number;
}

export interface SessionTables {
  editor_sessions: SessionRow;
  editor_attempts: AttemptRow;
}
