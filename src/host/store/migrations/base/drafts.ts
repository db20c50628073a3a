import type { DialectWords } from './dialectWords';

/** What pages are made from: folders, drafts with their versions and locks, sections, pictures. */
export const draftTables = ({ bytes }: DialectWords): readonly string[] => [
  `create table editor_folders (
    id varchar(36) primary key not null,
    name varchar(100) not null,
    name_key varchar(200) not null unique,
    created_at bigint not null
  )`,
  `create table editor_templates (
    id varchar(100) primary key not null,
    name varchar(200) not null,
    search_text varchar(310) not null,
    kind varchar(20) not null,
    locale varchar(20) not null,
    market varchar(20) not null,
    state varchar(20) not null,
    is_archived integer not null,
    version integer not null,
    changed_at bigint not null,
    changed_by_id varchar(36),
    changed_by_name varchar(200) not null,
    folder_id varchar(36) references editor_folders (id),
    comment_version integer not null default 0,
    synced_uses text not null default '{}'
  )`,
  'create index editor_templates_by_change on editor_templates (is_archived, changed_at, id)',
  'create index editor_templates_by_kind on editor_templates (kind, changed_at, id)',
  'create index editor_templates_by_locale on editor_templates (locale, changed_at, id)',
  'create index editor_templates_by_state on editor_templates (state, changed_at, id)',
  `create table editor_drafts (
    template_id varchar(100) primary key not null references editor_templates (id),
    version integer not null,
    document text not null,
    sha256 varchar(64) not null,
    changed_at bigint not null,
    changed_by_id varchar(36) not null,
    changed_by_name varchar(200) not null
  )`,
  `create table editor_draft_versions (
    template_id varchar(100) not null references editor_templates (id),
    number integer not null,
    version integer not null,
    document text not null,
    sha256 varchar(64) not null,
    saved_at bigint not null,
    saved_by_id varchar(36) not null,
    saved_by_name varchar(200) not null,
    reason varchar(20) not null,
    constraint editor_draft_versions_key primary key (template_id, number)
  )`,
  `create table editor_locks (
    template_id varchar(100) primary key not null references editor_templates (id),
    account_id varchar(36) not null references editor_accounts (id),
    account_name varchar(100) not null,
    until bigint not null
  )`,
  `create table editor_sections (
    id varchar(36) primary key not null,
    name varchar(100) not null,
    search_name varchar(200) not null,
    document text not null,
    sha256 varchar(64) not null,
    bytes bigint not null,
    block_types text not null,
    created_at bigint not null,
    created_by_id varchar(36) not null,
    created_by_name varchar(100) not null,
    synced_version integer,
    market varchar(20),
    locale varchar(20),
    changed_at bigint,
    changed_by_name varchar(100)
  )`,
  'create unique index editor_sections_by_name on editor_sections (search_name)',
  `create table editor_section_versions (
    section_id varchar(36) not null references editor_sections (id),
    version integer not null,
    document text not null,
    sha256 varchar(64) not null,
    saved_at bigint not null,
    saved_by_id varchar(36) not null,
    saved_by_name varchar(100) not null,
    constraint editor_section_versions_key primary key (section_id, version)
  )`,
  `create table pictures (
    id varchar(32) primary key not null,
    name varchar(200) not null,
    search_name varchar(400) not null,
    image text not null,
    bytes bigint not null,
    sha256 varchar(64) not null,
    created_at bigint not null,
    created_by varchar(64) not null,
    created_by_name varchar(200) not null
  )`,
  'create index pictures_by_age on pictures (created_at, id)',
  'create index pictures_by_content on pictures (sha256)',
  `create table picture_files (
    name varchar(60) primary key not null,
    picture_id varchar(32) not null references pictures (id) on delete cascade,
    type varchar(20) not null,
    content ${bytes} not null
  )`,
  'create index picture_files_by_picture on picture_files (picture_id)',
  `create table picture_originals (
    picture_id varchar(32) primary key not null references pictures (id) on delete cascade,
    content ${bytes} not null
  )`,
];
