import SqliteDatabase from 'better-sqlite3';
import path from 'node:path';
import pg from 'pg';
import { sha256Of } from '../../src/host/store/documentIdentity';
import type { Store } from './stores';

export interface BigStoreSize {
  readonly templates: number;
  /** Of each. */
  readonly revisions: number;
  readonly events: number;
  /** Over so many days up to `until`. */
  readonly days: number;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** The two ways to say the same. */
interface Speech {
  /** A table of numbers `n` from 1. */
  series(name: string, count: number): string;
  sha256(text: string): string;
  /** UTC day that lies so many days before one. */
  dayBefore(day: string, days: string): string;
  readonly floor: (number: string) => string;
}

const sqlite: Speech = {
  series: (name, count) =>
    `(with recursive ${name}(n) as (select 1 union all select n + 1 from ${name} where n < ${count}) select n from ${name}) as ${name}`,
  sha256: (text) => `sha256(${text})`,
  dayBefore: (day, days) => `date('${day}', '-' || (${days}) || ' days')`,
  floor: (number) => `cast(${number} as integer)`,
};

const postgres: Speech = {
  series: (name, count) => `generate_series(1::bigint, ${count}::bigint) as ${name}(n)`,
  sha256: (text) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`,
  dayBefore: (day, days) => `to_char(date '${day}' - (${days})::integer, 'YYYY-MM-DD')`,
  floor: (number) => `floor(${number})::bigint`,
};

/** Spreads numbers evenly over 0 to 1 (Knuth's multiplicative hash); each `salt` another way. */
const spread = (number: string, salt: number): string =>
  `cast((${number} * ${salt}) % 4294967296 as double precision) / 4294967296`;

const publishers = 10;
const draftedBlocks = 30;

const pad = 'Borrow a little, pay it back in a few weeks, and know beforehand what it costs. '.repeat(10);

function templateStatements(
  speech: Speech,
  { templates, revisions, until }: BigStoreSize,
): readonly string[] {
  const id = `'page-' || page.n`;
  const words = `'Campaign ' || page.n || ' of the ' || case page.n % 4 when 0 then 'spring' when 1 then 'summer' when 2 then 'autumn' else 'winter' end`;
  const document =
    `'{"schemaVersion":1,"id":"' || ${id} || '","kind":"channel","locale":"en","market":"none","name":"' || ${words} || '","title":"A page",` +
    `"description":"${pad}","blocks":[{"id":"top","type":"hero","props":{"title":"Revision ' || revision.n || ' of ' || page.n || '"}}]}'`;
  const pages = speech.series('page', templates);
  const both = `${pages} cross join ${speech.series('revision', revisions)}`;
  const at = `${until} - (${templates} - page.n) * 60000`;
  const sequence = `(revision.n - 1) * ${templates} + page.n`;
  return [
    `insert into templates (id, live_revision, created_at) select ${id}, ${revisions}, ${at} from ${pages}`,
    `insert into template_revisions (template_id, revision, document, sha256, created_at, created_by)
     select template_id, revision, document, ${speech.sha256('document')}, at, 'fill'
     from (select ${id} as template_id, revision.n as revision, ${document} as document, ${at} as at from ${both}) as made`,
    `insert into template_publications (sequence, template_id, action, revision, previous_revision, published_by, reason, published_at)
     select ${sequence}, ${id}, 'publish', revision.n, nullif(revision.n - 1, 0), 'fill', 'fill', ${at} from ${both}`,
    `insert into template_counter (name, value) values ('templates', ${templates * revisions})`,
    `insert into editor_templates (id, name, search_text, kind, locale, market, state, is_archived, version, changed_at, changed_by_id, changed_by_name)
     select ${id}, ${words}, lower(${words} || ' ' || ${id}), 'channel', 'en', 'none', case when page.n % 5 = 0 then 'changed' else 'live' end, 0, 0, ${at}, null, 'fill' from ${pages}`,
    `insert into editor_audit (at, account_id, account_name, action, subject, template_id, detail)
     select ${at}, null, 'fill', 'published', ${id}, ${id}, '{"revision":' || revision.n || ',"reason":"fill"}' from ${both}`,
  ];
}

/**
 * What is under way beside the published pages: each fifth has a draft, each tenth asks for its approval, and the host has
 * rolled a guarded publication of each fiftieth back. Publishers who may approve, one of whom is kept to a market.
 */
function workStatements(speech: Speech, { templates, until }: BigStoreSize): readonly string[] {
  const blocks = Array.from(
    { length: draftedBlocks },
    (_, n) => `{"id":"b${n}","type":"richText","props":{"text":"${pad.slice(0, 400)}"}}`,
  );
  const document = `'{"schemaVersion":1,"id":"' || id || '","kind":"channel","locale":"en","market":"none","name":"A draft","title":"A page","description":"${pad}","blocks":[${blocks.join()}]}'`;
  return [
    `insert into editor_accounts (id, email, name, role, language, password_hash, is_one_time, created_at, markets)
     select 'publisher-' || account.n, 'publisher-' || account.n || '@example.org', 'Publisher ' || account.n, 'publisher', 'en', 'none', 0, ${until},
       case when account.n = 1 then '["in"]' end from ${speech.series('account', publishers)}`,
    `insert into editor_drafts (template_id, version, document, sha256, changed_at, changed_by_id, changed_by_name)
     select id, version, document, ${speech.sha256('document')}, changed_at, 'publisher-2', 'Publisher 2'
     from (select id, version, changed_at, ${document} as document from editor_templates where state = 'changed') as made`,
    `insert into editor_approvals (template_id, sha256, requested_by_id, requested_by_name, requested_at, note)
     select template_id, sha256, 'publisher-2', 'Publisher 2', changed_at, 'Please read' from editor_drafts
     where template_id in (select 'page-' || (10 * page.n) from ${speech.series('page', Math.floor(templates / 10))})`,
    `insert into guarded_publications (sequence, template_id, revision, previous_revision, share_percent, planned_visits, started_at, outcome, figure, ended_at)
     select sequence, template_id, revision, previous_revision, 25, 20000, published_at, 'rolledBack', 'registrations', published_at
     from template_publications where revision = 50 and template_id in (select 'page-' || (50 * page.n) from ${speech.series('page', Math.floor(templates / 50))})`,
  ];
}

/** A few pages get most of the visits; each day has its revision, two groups, ten tags. */
function eventStatement(speech: Speech, { templates, events, days, until }: BigStoreSize): string {
  const day = new Date(until).toISOString().slice(0, 10);
  const u = spread('event.n', 2_654_435_761);
  const page = speech.floor(`${templates} * ${u} * ${u} * ${u}`);
  return `insert into template_counts (template_id, period, kind, revision, variant, label, count)
    select template_id, ${speech.dayBefore(day, 'before')}, kind, revision, variant, label, count(*) from (
      select 'page-' || (1 + ${page}) as template_id,
        ${speech.floor(`${days} * ${spread('event.n', 2_246_822_519)}`)} as before,
        case when event.n % 10 < 6 then 'visit' when event.n % 10 < 8 then 'click' when event.n % 10 = 8 then 'sms' else 'registration' end as kind,
        cast(50 - ${speech.floor(`${days} * ${spread('event.n', 2_246_822_519)} / 10`)} as varchar(64)) as revision,
        case when ${spread('event.n', 3_266_489_917)} < 0.5 then 'e1:a' else 'e1:b' end as variant,
        'tag-' || ${speech.floor(`10 * ${spread('event.n', 668_265_263)}`)} as label
      from ${speech.series('event', events)}) as made
    group by template_id, before, kind, revision, variant, label`;
}

/** Fills an empty, migrated store by the database's own means. */
export async function fillStore(
  { environment: { DATABASE_URL, DATA_DIR = '' } }: Store,
  size: BigStoreSize,
): Promise<void> {
  const speech = DATABASE_URL === undefined ? sqlite : postgres;
  const statements = [
    ...templateStatements(speech, size),
    ...workStatements(speech, size),
    eventStatement(speech, size),
  ];
  if (DATABASE_URL === undefined) {
    const file = new SqliteDatabase(path.join(DATA_DIR, 'vitrina.sqlite'), { timeout: 5_000 });
    file.pragma('synchronous = off');
    file.pragma('cache_size = -200000');
    file.function('sha256', { deterministic: true }, (text) => sha256Of(String(text)));
    for (const statement of statements) file.exec(statement);
    file.exec('analyze');
    file.pragma('wal_checkpoint(truncate)');
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(`set work_mem = '256MB'`);
  for (const statement of statements) await client.query(statement);
  await client.query('vacuum analyze');
  await client.end();
}

/** What the counts of a store take on disk with their indexes, in bytes. */
export async function bytesOfCounts({
  environment: { DATABASE_URL, DATA_DIR = '' },
}: Store): Promise<number> {
  if (DATABASE_URL === undefined) {
    const file = new SqliteDatabase(path.join(DATA_DIR, 'vitrina.sqlite'), {
      readonly: true,
      timeout: 5_000,
    });
    const row = file
      .prepare(`select sum(pgsize) as bytes from dbstat where name like '%template_counts%'`)
      .get() as { bytes: number };
    file.close();
    return row.bytes;
  }
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query('vacuum full template_counts');
  const { rows } = await client.query<{ bytes: string }>(
    `select pg_total_relation_size('template_counts') as bytes`,
  );
  await client.end();
  return Number(rows[0]?.bytes);
}
