/** A call that acts and was forwarded, so that a repeat is not. */
export interface CallReplyRow {
  /** Hex SHA-256 of Idempotency-Key, call, borrower and body. */
  fingerprint: string;
  /** Hex SHA-256 of key and call where it moves money, else the fingerprint; null: a host of an earlier version wrote it. */
  operation: string | null;
  /** Hex SHA-256 of key and payload. */
  payload_hash: string | null;
  /** `underWay`; `unknown`: the reply was lost; `answered`. */
  state: string;
  /** Epoch milliseconds; a host that has not answered by then is gone. */
  lease_ends_at: number;
  /** HTTP status of the reply. */
  status: number | null;
  content_type: string | null;
  content_encoding: string | null;
  /** The reply's bytes, sealed. */
  body: string | null;
  /** Which privacy key sealed it and made the hashes. */
  key_id: string | null;
  /** Keyed hash of the telephone that the call names. */
  phone_hash: string | null;
  /** Keyed hash of the session that it came with. */
  session_hash: string | null;
  expires_at: number;
}

export interface RepeatTables {
  call_replies: CallReplyRow;
}
