/** A call that acts and was forwarded, so that a repeat is not. */
export interface CallReplyRow {
  /** Hex SHA-256 of Idempotency-Key, call, session and body. */
  fingerprint: string;
  /** `underWay`; `unknown`: the reply was lost; `answered`. */
  state: string;
  /** Epoch milliseconds; a host that has not answered by then is gone. */
  lease_ends_at: number;
  /** HTTP status of the reply. */
  status: number | null;
  content_type: string | null;
  content_encoding: string | null;
  /** Base64 of the reply's bytes. */
  body: string | null;
  expires_at: number;
}

export interface RepeatTables {
  call_replies: CallReplyRow;
}
