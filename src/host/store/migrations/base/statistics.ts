import type { DialectWords } from './dialectWords';

/** What visitors did, and when each scheduled job was last done. */
export const statisticsTables = ({ withoutRowIds }: DialectWords): readonly string[] => [
  `create table template_counts (
    template_id varchar(100) not null,
    period varchar(10) not null,
    kind varchar(20) not null,
    revision varchar(64) not null,
    variant varchar(400) not null,
    label varchar(200) not null,
    count bigint not null,
    constraint template_counts_key primary key (template_id, period, kind, revision, variant, label)
  )${withoutRowIds}`,
  `create table audience_counts (
    template_id varchar(100) not null,
    period varchar(10) not null,
    kind varchar(20) not null,
    language varchar(10) not null,
    client_type varchar(10) not null,
    count bigint not null,
    constraint audience_counts_key primary key (template_id, period, kind, language, client_type)
  )`,
  `create table count_housekeeping (
    name varchar(20) primary key not null,
    done_at bigint not null
  )`,
];
