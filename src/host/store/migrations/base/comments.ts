import type { DialectWords } from './dialectWords';

/** What people write about templates, and what each is told of. */
export const commentTables = ({ numbered }: DialectWords): readonly string[] => [
  `create table editor_comment_threads (
    id varchar(36) primary key not null,
    template_id varchar(100) not null references editor_templates (id),
    block_id varchar(100),
    block_type varchar(100),
    block text,
    created_at bigint not null,
    resolved_at bigint,
    resolved_by_id varchar(36),
    resolved_version integer,
    resolved_with_change integer
  )`,
  'create index editor_comment_threads_by_end on editor_comment_threads (resolved_at)',
  'create index editor_comment_threads_by_template on editor_comment_threads (template_id, resolved_at)',
  `create table editor_comments (
    thread_id varchar(36) not null references editor_comment_threads (id) on delete cascade,
    number integer not null,
    account_id varchar(36) not null,
    text text not null,
    mentions text not null,
    created_at bigint not null,
    edited_at bigint,
    deleted_at bigint,
    constraint editor_comments_key primary key (thread_id, number)
  )`,
  `create table editor_comment_reads (
    account_id varchar(36) not null,
    thread_id varchar(36) not null references editor_comment_threads (id) on delete cascade,
    read_to integer not null,
    constraint editor_comment_reads_key primary key (account_id, thread_id)
  )`,
  'create index editor_comment_reads_by_thread on editor_comment_reads (thread_id)',
  `create table editor_notices (
    position ${numbered},
    account_id varchar(36) not null,
    kind varchar(30) not null,
    at bigint not null,
    template_id varchar(100),
    bundle_id varchar(36),
    thread_id varchar(36) references editor_comment_threads (id) on delete cascade,
    comment_number integer,
    by_name varchar(200) not null,
    read_at bigint,
    is_mail_due integer not null,
    mailed_at bigint
  )`,
  'create index editor_notices_by_account on editor_notices (account_id, position)',
  'create index editor_notices_by_mail on editor_notices (is_mail_due, at)',
  'create index editor_notices_by_thread on editor_notices (thread_id)',
  'create index editor_notices_by_time on editor_notices (at)',
];
