import type { DialectWords } from './dialectWords';

/** People of the editor, how they sign in, and what they did. */
export const accountTables = ({ numbered }: DialectWords): readonly string[] => [
  `create table editor_accounts (
    id varchar(36) primary key not null,
    email varchar(200) not null unique,
    name varchar(100) not null,
    role varchar(20) not null,
    language varchar(5) not null,
    password_hash varchar(300),
    is_one_time integer not null,
    disabled_at bigint,
    created_at bigint not null,
    last_signed_in_at bigint,
    markets text,
    identity_issuer varchar(300),
    identity_subject varchar(255),
    mail_choice varchar(10) not null default 'atOnce'
  )`,
  'create unique index editor_accounts_by_identity on editor_accounts (identity_issuer, identity_subject)',
  `create table editor_sessions (
    id varchar(36) primary key not null,
    token_hash varchar(64) not null unique,
    account_id varchar(36) not null references editor_accounts (id),
    created_at bigint not null,
    last_seen_at bigint not null,
    expires_at bigint not null,
    user_agent varchar(300) not null,
    authenticated_at bigint not null default 0
  )`,
  'create index editor_sessions_by_account on editor_sessions (account_id, last_seen_at)',
  'create index editor_sessions_by_expiry on editor_sessions (expires_at)',
  `create table editor_invitations (
    token_hash varchar(64) primary key not null,
    account_id varchar(36) not null references editor_accounts (id),
    kind varchar(10) not null,
    expires_at bigint not null
  )`,
  `create table editor_attempts (
    subject varchar(80) primary key not null,
    count integer not null,
    window_ends_at bigint not null
  )`,
  'create index editor_attempts_by_end on editor_attempts (window_ends_at)',
  `create table editor_settings (
    name varchar(40) primary key not null,
    value varchar(200) not null
  )`,
  `create table editor_tokens (
    id varchar(36) primary key not null,
    token_hash varchar(64) not null unique,
    kind varchar(10) not null,
    name varchar(60) not null,
    scope varchar(10) not null,
    markets text,
    account_id varchar(36) not null references editor_accounts (id),
    created_at bigint not null,
    expires_at bigint not null,
    last_used_at bigint,
    revoked_at bigint
  )`,
  'create index editor_tokens_by_account on editor_tokens (account_id)',
  `create table editor_sign_ins (
    state_hash varchar(64) primary key not null,
    return_path varchar(300) not null,
    expires_at bigint not null
  )`,
  `create table editor_second_factors (
    id varchar(36) primary key not null,
    account_id varchar(36) not null references editor_accounts (id),
    kind varchar(10) not null,
    name varchar(60) not null,
    secret text,
    key_id varchar(16),
    credential_id varchar(1400) unique,
    public_key text,
    transports varchar(200),
    counter bigint not null,
    created_at bigint not null,
    last_used_at bigint
  )`,
  'create index editor_second_factors_by_account on editor_second_factors (account_id)',
  `create table editor_recovery_codes (
    code_hash varchar(64) primary key not null,
    account_id varchar(36) not null references editor_accounts (id),
    created_at bigint not null
  )`,
  'create index editor_recovery_codes_by_account on editor_recovery_codes (account_id)',
  `create table editor_pending_sign_ins (
    token_hash varchar(64) primary key not null,
    account_id varchar(36) not null references editor_accounts (id),
    page_hash varchar(64) not null,
    user_agent varchar(300) not null,
    challenge varchar(100),
    tries integer not null,
    expires_at bigint not null
  )`,
  `create table editor_factor_setups (
    session_id varchar(36) not null,
    kind varchar(10) not null,
    value text not null,
    key_id varchar(16),
    expires_at bigint not null,
    constraint editor_factor_setups_key primary key (session_id, kind)
  )`,
  `create table editor_audit (
    id ${numbered},
    at bigint not null,
    account_id varchar(36),
    account_name varchar(200) not null,
    action varchar(40) not null,
    subject varchar(300) not null,
    template_id varchar(100),
    detail text not null
  )`,
  'create index editor_audit_by_account_id on editor_audit (account_id, id)',
  'create index editor_audit_by_template_id on editor_audit (template_id, id)',
];
