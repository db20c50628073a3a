/** Calls of borrowers: limits, replies that are kept, conversions, evidence of agreements; and what hosts share. */
export const callTables: readonly string[] = [
  `create table call_limit_subjects (
    subject varchar(120) primary key not null,
    expires_at bigint not null
  )`,
  'create index call_limit_subjects_by_expiry on call_limit_subjects (expires_at)',
  `create table call_limit_events (
    subject varchar(120) not null,
    event varchar(64) not null,
    expires_at bigint not null,
    constraint call_limit_events_key primary key (subject, event)
  )`,
  'create index call_limit_events_by_expiry on call_limit_events (expires_at)',
  'create index call_limit_events_by_subject on call_limit_events (subject, expires_at)',
  `create table call_replies (
    fingerprint varchar(64) primary key not null,
    state varchar(10) not null,
    lease_ends_at bigint not null,
    status integer,
    content_type varchar(200),
    content_encoding varchar(40),
    body text,
    expires_at bigint not null,
    key_id varchar(16),
    phone_hash varchar(64),
    session_hash varchar(64),
    operation varchar(64),
    payload_hash varchar(64)
  )`,
  'create index call_replies_by_expiry on call_replies (expires_at)',
  'create unique index call_replies_by_operation on call_replies (operation)',
  `create table conversions (
    event_id varchar(40) not null,
    endpoint varchar(40) not null,
    body text,
    key_id varchar(16),
    phone_hash varchar(64),
    created_at bigint not null,
    due_at bigint not null,
    state varchar(10) not null,
    tries integer not null,
    next_at bigint not null,
    leased_until bigint not null,
    status integer,
    problem varchar(20),
    constraint conversions_key primary key (event_id, endpoint)
  )`,
  'create index conversions_by_phone on conversions (phone_hash)',
  'create index conversions_by_state on conversions (state, next_at)',
  'create index conversions_by_time on conversions (created_at)',
  `create table agreement_texts (
    sha256 varchar(64) primary key not null,
    text text not null,
    first_shown_at bigint not null
  )`,
  `create table agreement_evidence (
    id varchar(64) primary key not null,
    call varchar(40) not null,
    key_id varchar(16) not null,
    person varchar(64) not null,
    order_no varchar(64),
    page_id varchar(100) not null,
    page_revision varchar(64) not null,
    page_sha256 varchar(64),
    agreement_id varchar(100) not null,
    agreement_revision varchar(64) not null,
    agreement_sha256 varchar(64),
    language varchar(5) not null,
    offer text not null,
    outcome varchar(10) not null,
    shown_at bigint not null,
    linked_agreement_id varchar(100),
    statement varchar(10),
    salt varchar(32),
    act varchar(10),
    act_at bigint,
    act_hash varchar(64),
    kept_until bigint
  )`,
  'create index agreement_evidence_by_person on agreement_evidence (person)',
  'create index agreement_evidence_by_time on agreement_evidence (shown_at)',
  `create table agreement_outcomes (
    position bigint primary key not null,
    evidence_id varchar(64) not null,
    outcome varchar(10) not null,
    order_no varchar(64),
    at bigint not null,
    salt varchar(32) not null
  )`,
  'create index agreement_outcomes_by_evidence on agreement_outcomes (evidence_id, position)',
  `create table evidence_links (
    position bigint primary key not null,
    kind varchar(10) not null,
    evidence_id varchar(64) not null,
    content_sha256 varchar(64) not null,
    at bigint not null,
    previous_hash varchar(64) not null,
    hash varchar(64) not null
  )`,
  'create index evidence_links_by_evidence on evidence_links (evidence_id, position)',
  `create table host_secrets (
    name varchar(40) primary key not null,
    secret varchar(100) not null,
    created_at bigint not null
  )`,
  `create table write_probes (
    id varchar(36) primary key not null,
    content text not null,
    written_at bigint not null
  )`,
];
