import type { Generated } from 'kysely';

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
  created_at: number;
  last_signed_in_at: number | null;
  /** JSON list; null: every market. */
  markets: string | null;
  /** Where its person signs in, and who they are there; null: here, with a password. */
  identity_issuer: string | null;
  identity_subject: string | null;
  /** How it hears of notices by e-mail: `atOnce`, `daily` or `never`. */
  mail_choice: string;
}

/** A way to an identity provider that somebody is on. */
export interface SignInRow {
  /** Hex SHA-256 of the state. */
  state_hash: string;
  return_path: string;
  expires_at: number;
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

export interface SessionRow {
  id: string;
  /** Hex SHA-256 of the cookie's token. */
  token_hash: string;
  account_id: string;
  created_at: number;
  last_seen_at: number;
  /** However busy, it ends then. */
  expires_at: number;
  user_agent: string;
  /** When its owner last signed in in full; a session that replaces another keeps it. */
  authenticated_at: number;
}

/** How often something was tried within its window. */
export interface AttemptRow {
  /** What is counted and a keyed hash of whom it is about. */
  subject: string;
  count: number;
  window_ends_at: number;
}

/** What a program makes calls with. */
export interface TokenRow {
  id: string;
  /** Hex SHA-256 of the secret. */
  token_hash: string;
  /** `personal`: acts as the account; `machine`: acts by its own name. */
  kind: string;
  name: string;
  scope: string;
  /** JSON list; null: every market. */
  markets: string | null;
  /** Whose it is; of a machine: who made it. */
  account_id: string;
  created_at: number;
  expires_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}

export interface SessionTables {
  editor_sign_ins: SignInRow;
  editor_sessions: SessionRow;
  editor_tokens: TokenRow;
  editor_attempts: AttemptRow;
}

/** What an account signs in with beside the password. */
export interface SecondFactorRow {
  id: string;
  account_id: string;
  /** `totp` or `key`. */
  kind: string;
  name: string;
  /** Of `totp`: the sealed secret. */
  secret: string | null;
  /** What it is sealed with. */
  key_id: string | null;
  /** Of `key`, base64url. */
  credential_id: string | null;
  public_key: string | null;
  /** JSON list. */
  transports: string | null;
  /** Of `key`, 1: it may be on several devices at once; null: not known yet. */
  is_synced: number | null;
  /**
   * Of `totp` the time step of the last code that was used, of `key` its signature counter: neither goes back, but for a key
   * that is synced, whose devices each count for themselves.
   */
  counter: number;
  created_at: number;
  last_used_at: number | null;
}

/** A code that lets somebody in once; used, its row is gone. */
export interface RecoveryCodeRow {
  /** Hex SHA-256: the code has 120 random bits. */
  code_hash: string;
  account_id: string;
  created_at: number;
}

/** A sign-in whose password was right. */
export interface PendingSignInRow {
  /** Hex SHA-256 of the cookie's token. */
  token_hash: string;
  account_id: string;
  /** Hex SHA-256 of what its page was told. */
  page_hash: string;
  user_agent: string;
  /** What a security key has to sign; each is answered once. */
  challenge: string | null;
  tries: number;
  expires_at: number;
}

/** A factor that is being set up in a session: the sealed secret of an app, or the challenge of a key. */
export interface FactorSetUpRow {
  session_id: string;
  kind: string;
  value: string;
  key_id: string | null;
  expires_at: number;
}

export interface SecondFactorTables {
  editor_second_factors: SecondFactorRow;
  editor_recovery_codes: RecoveryCodeRow;
  editor_pending_sign_ins: PendingSignInRow;
  editor_factor_setups: FactorSetUpRow;
}

export interface SettingRow {
  name: string;
  value: string;
}

export interface SettingTables {
  editor_settings: SettingRow;
}

/** One row a template, drafts and published ones alike: what the list is read from. */
export interface EditorTemplateRow {
  id: string;
  name: string;
  /** Name and id in lower case. */
  search_text: string;
  kind: string;
  locale: string;
  market: string;
  state: string;
  is_archived: number;
  /** Base of the next save. */
  version: number;
  changed_at: number;
  changed_by_id: string | null;
  changed_by_name: string;
  /** Null: it stands in none. */
  folder_id: string | null;
  /** Grows whenever something about its comments changes. */
  comment_version: Generated<number>;
  /** JSON object: the oldest version of each synced block that what is worked on has a copy of, by its id. */
  synced_uses: Generated<string>;
}

export interface FolderRow {
  id: string;
  name: string;
  /** In lower case. */
  name_key: string;
  created_at: number;
}

export interface DraftRow {
  template_id: string;
  version: number;
  /** Exact JSON text. */
  document: string;
  sha256: string;
  changed_at: number;
  changed_by_id: string;
  changed_by_name: string;
}

/** Never updated, never deleted: the database refuses both. */
export interface DraftVersionRow {
  template_id: string;
  /** Counts from 1 within the template. */
  number: number;
  version: number;
  document: string;
  sha256: string;
  saved_at: number;
  saved_by_id: string;
  saved_by_name: string;
  reason: string;
}

export interface LockRow {
  template_id: string;
  account_id: string;
  account_name: string;
  until: number;
  /** Of the account, the open page that took it; null: nobody said. */
  page: string | null;
  /** The account that asks for it; null: nobody, or they were told that it is kept. */
  asked_by_id: string | null;
  asked_by_name: string | null;
}

export interface DraftTables {
  editor_folders: FolderRow;
  editor_templates: EditorTemplateRow;
  editor_drafts: DraftRow;
  editor_draft_versions: DraftVersionRow;
  editor_locks: LockRow;
}

export interface ApprovalRow {
  template_id: string;
  /** The exact bytes that it is about. */
  sha256: string;
  requested_by_id: string;
  requested_by_name: string;
  requested_at: number;
  note: string;
  approved_by_id: string | null;
  approved_by_name: string | null;
  approved_at: number | null;
  /** Who asked for a change instead, when, and which. */
  change_asked_by_id: string | null;
  change_asked_by_name: string | null;
  change_asked_at: number | null;
  change_note: string | null;
  /** Whom the link was for by which it was answered; null: none, it was answered in the editor. */
  answered_link: string | null;
}

/** What a host does by itself at a set time. */
export interface ScheduleRow {
  template_id: string;
  sha256: string;
  /** Exact JSON text that goes live at `publish_at`; null once it is live. */
  document: string | null;
  publish_at: number | null;
  end_at: number | null;
  by_id: string;
  by_name: string;
  reason: string;
  /** The next of the two times. */
  due_at: number;
  /**
   * What was live when it was set; of an end, which has no document, the newest revision that there was. 0: nothing;
   * null, or older than that: a host of an earlier version wrote it.
   */
  seen_revision: number | null;
  /** Share of the visitors who get it first; null: everybody. */
  guarded_percent: number | null;
}

export interface PublishingTables {
  editor_approvals: ApprovalRow;
  editor_schedules: ScheduleRow;
}

/** Templates that are approved and published together. */
export interface BundleRow {
  id: string;
  name: string;
  state: string;
  created_at: number;
  created_by_id: string;
  created_by_name: string;
  /** What approval was asked for: the hash of its templates' ids and hashes. */
  asked_sha256: string | null;
  requested_by_id: string | null;
  requested_by_name: string | null;
  requested_at: number | null;
  note: string | null;
  /** `approved` or `changeAsked`; null: nobody has answered. */
  answer: string | null;
  answered_by_name: string | null;
  answered_at: number | null;
  answer_note: string | null;
  /** Likewise. */
  answered_link: string | null;
  /** Null: it is not scheduled. */
  publish_at: number | null;
  /** Who published it, or set its time. */
  by_id: string | null;
  by_name: string | null;
  reason: string | null;
  published_at: number | null;
  rolled_back_at: number | null;
  rolled_back_by_name: string | null;
  rollback_reason: string | null;
  /** When its time came and nothing could be published, which time that was, why, and which template was in the way. */
  failed_at: number | null;
  failed_publish_at: number | null;
  failed_why: string | null;
  failed_template_id: string | null;
}

export interface BundleMemberRow {
  bundle_id: string;
  template_id: string;
  /** Of its bytes when approval was asked for. */
  asked_sha256: string | null;
  /** Of the bytes that are scheduled, or were published. */
  sha256: string | null;
  /** Exact JSON text that is scheduled; null otherwise. */
  document: string | null;
  /** What was live when it was scheduled; 0: nothing. */
  seen_revision: number | null;
  /** What the bundle made live. */
  published_revision: number | null;
  /** What was live before; null: nothing. */
  previous_revision: number | null;
}

/** By which somebody without an account answers, once, about the bytes that it names. */
export interface ApprovalLinkRow {
  id: string;
  /** Hex SHA-256 of the secret in its address, and of what the addresses of its pictures carry. */
  token_hash: string;
  view_hash: string;
  /** One of the two is null. */
  template_id: string | null;
  bundle_id: string | null;
  sha256: string;
  /** Whom it is for. */
  name: string;
  created_at: number;
  created_by_id: string;
  created_by_name: string;
  expires_at: number;
  revoked_at: number | null;
  /** What the template or the bundle was called. */
  subject: string;
  /** `approved` or `changeAsked`; null: nobody has answered. */
  answer: string | null;
  /** As they call themselves. */
  answered_by_name: string | null;
  answered_at: number | null;
  answer_note: string | null;
}

export interface BundleTables {
  editor_approval_links: ApprovalLinkRow;
  editor_bundles: BundleRow;
  editor_bundle_members: BundleMemberRow;
}

/** Never updated and deleted by retention alone: the database refuses everybody else. */
export interface AuditRow {
  id: Generated<number>;
  at: number;
  account_id: string | null;
  account_name: string;
  action: string;
  subject: string;
  template_id: string | null;
  /** JSON object of plain values. */
  detail: string;
}

export interface AuditTables {
  editor_audit: AuditRow;
}
