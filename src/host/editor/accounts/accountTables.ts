export interface AccountRow {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  role: string;
  language: string;
  /** Null until an invitation is accepted. */
  password_hash: string | null;
  /** 1: the password was made by the host and must be changed at the next sign-in. */
  is_one_time: number;
  disabled_at: number | null;
  /** Epoch milliseconds. */
  created_at: number;
  last_signed_in_at: number | null;
}

/** One link that sets a password, once. */
export interface InvitationRow {
  /** Hex SHA-256 of the token. */
  token_hash: string;
  account_id: string;
  kind: string;
  expires_at: number;
}

export interface AccountTables {
  editor_accounts: AccountRow;
  editor_invitations: InvitationRow;
}
