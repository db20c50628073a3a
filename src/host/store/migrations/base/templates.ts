/** What was published, what is tried out on it, and blocks that failed or were turned off. */
export const templateTables: readonly string[] = [
  `create table templates (
    id varchar(100) primary key not null,
    live_revision integer,
    created_at bigint not null
  )`,
  `create table template_revisions (
    template_id varchar(100) not null references templates (id),
    revision integer not null,
    document text not null,
    sha256 varchar(64) not null,
    created_at bigint not null,
    created_by varchar(200) not null,
    constraint template_revisions_key primary key (template_id, revision)
  )`,
  `create table template_publications (
    sequence bigint primary key not null,
    template_id varchar(100) not null references templates (id),
    action varchar(20) not null,
    revision integer,
    previous_revision integer,
    published_by varchar(200) not null,
    reason text not null,
    published_at bigint not null,
    set_for bigint
  )`,
  'create index template_publications_by_template on template_publications (template_id, sequence)',
  `create table template_counter (
    name varchar(20) primary key not null,
    value bigint not null default 0
  )`,
  `create table guarded_publications (
    sequence bigint primary key not null,
    template_id varchar(100) not null references templates (id),
    revision integer not null,
    previous_revision integer not null,
    share_percent integer not null,
    planned_visits bigint,
    started_at bigint not null,
    outcome varchar(20),
    figure varchar(20),
    counts text,
    ended_at bigint,
    ended_by varchar(100),
    read_at bigint,
    read_by varchar(100)
  )`,
  'create index guarded_publications_by_template on guarded_publications (template_id, ended_at)',
  `create table template_experiments (
    template_id varchar(100) not null,
    experiment varchar(64) not null,
    main_figure varchar(20),
    smallest_change integer,
    planned_visits bigint,
    planned_days integer,
    planned_at bigint,
    planned_by varchar(200),
    started_at bigint,
    ended_at bigint,
    kept_group varchar(64),
    ended_groups text,
    constraint template_experiments_key primary key (template_id, experiment)
  )`,
  `create table block_faults (
    template_id varchar(100) not null,
    revision varchar(64) not null,
    block_id varchar(100) not null,
    fault varchar(64) not null,
    block_type varchar(64) not null,
    detail text not null,
    count bigint not null,
    first_at bigint not null,
    last_at bigint not null,
    constraint block_faults_key primary key (template_id, revision, block_id, fault)
  )`,
  `create table block_switches (
    template_id varchar(100) not null,
    block_id varchar(100) not null,
    changed_at bigint not null,
    changed_by varchar(64) not null,
    changed_by_name varchar(200) not null,
    constraint block_switches_key primary key (template_id, block_id)
  )`,
];
