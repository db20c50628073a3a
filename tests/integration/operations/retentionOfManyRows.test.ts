import { Kysely, sql } from 'kysely';
import path from 'node:path';
import { eraseEvidence, forgetUnusedTexts } from '../../../src/host/calls/evidence/eraseEvidence';
import { EvidenceStore } from '../../../src/host/calls/evidence/evidenceStore';
import { rollUp } from '../../../src/host/calls/counting/rollUp';
import { deleteExpired } from '../../../src/host/operations/retention/deleteExpired';
import { kindsOfRetention } from '../../../src/host/process/settings/retention';
import type { Database } from '../../../src/host/store/database';
import { openDatabase, openForLongWork, type DatabaseAddress } from '../../../src/host/store/openDatabase';
import { createPool, postgresDialect } from '../../../src/host/store/postgresDialect';
import { embeddedDialect } from '../../../src/host/store/sqliteDialect';
import { places, provideAddresses, type Place } from '../../support/databases';
import { until } from '../../support/until';

const { newMigratedAddress, keep } = provideAddresses();
const oneDayMs = 86_400_000;
const now = Date.parse('2026-03-01T12:00:00Z');
const old = now - 3_000 * oneDayMs;
const byDefault = kindsOfRetention(({ days }) => days);

async function newDatabase(place: Place): Promise<{ address: DatabaseAddress; database: Kysely<Database> }> {
  const address = await newMigratedAddress(place);
  return { address, database: keep(openDatabase(address)) };
}

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const ignore = () => undefined;

/** Another connection, whose statements are written down. */
function openWatched({ databaseUrl, dataFolder }: DatabaseAddress): {
  database: Kysely<Database>;
  statements: Statement[];
} {
  const statements: Statement[] = [];
  const dialect =
    databaseUrl === undefined
      ? embeddedDialect(path.join(dataFolder, 'vitrina.sqlite'), {
          onStatementFailed: ignore,
          isShut: () => false,
        })
      : postgresDialect(
          createPool(
            databaseUrl,
            { connections: 2, queryTimeoutMs: 15_000, idleInTransactionMs: 15_000 },
            ignore,
          ),
          ignore,
        );
  const log = ({ query: { sql: text, parameters } }: { readonly query: Statement }) =>
    void statements.push({ sql: text, parameters });
  return { database: keep(new Kysely<Database>({ dialect, log })), statements };
}

const agreedTo = (id: string, shownAt: number, texts: readonly string[]) => ({
  row: {
    id,
    call: 'register',
    key_id: 'k',
    person: id,
    order_no: null,
    page_id: 'p',
    page_revision: '1',
    page_sha256: texts[0] ?? null,
    agreement_id: 'a',
    agreement_revision: '1',
    agreement_sha256: texts[1] ?? null,
    language: 'es',
    offer: '{}',
    outcome: 'accepted',
    shown_at: shownAt,
  },
  texts: texts.map((sha256) => ({ sha256, text: sha256 })),
});

const numbers = (place: Place, count: number) =>
  place === 'SQLite'
    ? sql`(with recursive each_row(n) as (select 1 union all select n + 1 from each_row where n < ${sql.lit(count)}) select n from each_row) as each_row`
    : sql`generate_series(1, ${sql.lit(count)}) as each_row(n)`;

/** Half of the rows are over. */
async function addRows(database: Kysely<Database>, place: Place, count: number): Promise<void> {
  const series = numbers(place, count);
  const time = sql`case when n % 2 = 0 then cast(${sql.lit(old)} as bigint) else cast(${sql.lit(now + oneDayMs)} as bigint) end`;
  await sql`
    insert into agreement_evidence (id, call, key_id, person, page_id, page_revision, page_sha256, agreement_id, agreement_revision, agreement_sha256, language, offer, outcome, shown_at)
    select 'e' || n, 'register', 'k', 'who' || n, 'p', '1', 'page' || (n % 50), 'a', '1', 'agreement' || (n % 7), 'es', '{}', 'accepted', ${time} from ${series}`.execute(
    database,
  );
  for (const [name, many] of [
    ['page', 60],
    ['agreement', 10],
  ] as const) {
    await sql`insert into agreement_texts (sha256, text, first_shown_at) select '${sql.raw(name)}' || (n - 1), 'text', ${sql.lit(old)} from ${numbers(place, many)}`.execute(
      database,
    );
  }
  await sql`insert into editor_audit (at, account_name, action, subject, detail) select ${time}, 'n', 'a', 's', '{}' from ${series}`.execute(
    database,
  );
  await sql`
    insert into template_counts (template_id, period, kind, revision, variant, label, count)
    select 't' || (n % 90), case when n % 2 = 0 then '2017-05' else '2026-02' end, 'visit', '1', '', 'l' || n, 1 from ${series}`.execute(
    database,
  );
  await sql`
    insert into block_faults (template_id, revision, block_id, fault, block_type, detail, count, first_at, last_at)
    select 't', '1', 'b' || n, 'invalid', 'hero', '', 1, ${time}, ${time} from ${series}`.execute(database);
  await sql`
    insert into call_replies (fingerprint, state, lease_ends_at, expires_at) select 'f' || n, 'unknown', 0, ${time} from ${series}`.execute(
    database,
  );
  await sql`
    insert into webhook_endpoints (id, name, url, is_on, secret, created_at, created_by_name)
    values ('e', 'e', 'https://hooks.example/', 0, '', 0, '')`.execute(database);
  await sql`
    insert into webhook_deliveries (endpoint_id, event_id, type, template_id, body, created_at, state, tries, next_at, give_up_at, leased_until)
    select 'e', 'e' || n, 'webhook.test', '', '{}', ${time}, case when n % 4 = 0 then 'failed' else 'delivered' end, 1, 0, 0, 0 from ${series}`.execute(
    database,
  );
  await sql`
    insert into conversions (event_id, endpoint, created_at, due_at, state, tries, next_at, leased_until)
    select 'c' || n, 'crm', ${time}, ${time}, case when n % 4 = 0 then 'failed' else 'delivered' end, 1, 0, 0 from ${series}`.execute(
    database,
  );
  await sql.raw('analyze').execute(database);
}

/** Plans of statements in which a table is read from end to end; where rows are few PostgreSQL likes to, unless told not to. */
async function scansOf(
  database: Kysely<Database>,
  place: Place,
  statements: readonly Statement[],
): Promise<readonly string[]> {
  const growing =
    /agreement_evidence|editor_audit|template_counts|block_faults|call_replies|webhook_deliveries|conversions/;
  return database.connection().execute(async (connection) => {
    const found: string[] = [];
    const isSqlite = place === 'SQLite';
    if (!isSqlite) await sql.raw('set enable_seqscan = off').execute(connection);
    for (const { sql: text, parameters } of statements.filter((each) =>
      /^\s*(?:with|select|delete|insert)/.test(each.sql),
    )) {
      const explained = { sql: `${isSqlite ? 'explain query plan' : 'explain'} ${text}`, parameters };
      const { rows } = await connection.executeQuery<Record<string, unknown>>({
        ...sql`select 1`.compile(connection),
        ...explained,
      });
      for (const row of rows) {
        const step = String(isSqlite ? row.detail : row['QUERY PLAN']);
        if (/(?:^SCAN|Seq Scan on) |AUTOMATIC/.test(step) && growing.test(step))
          found.push(`${step} | ${text}`);
      }
    }
    return found;
  });
}

describe.each(places)('many rows on %s', (place) => {
  it('are found by indexes alone, deleted in small steps, and the rest stays', async () => {
    const { address, database } = await newDatabase(place);
    const count = 5_000;
    await addRows(database, place, count);
    const watched = openWatched(address);
    const deleted = await deleteExpired(watched, byDefault, now);
    expect(deleted).toEqual({
      over: count / 2,
      evidence: count / 2,
      audit: count / 2,
      statistics: count / 2,
      faults: count / 2,
      webhooks: count / 2,
      conversions: count / 2,
      comments: 0,
    });
    const statements = [...watched.statements];
    for (const table of ['agreement_evidence', 'editor_audit', 'call_replies']) {
      expect([
        table,
        statements.filter(({ sql: text }) => new RegExp(`delete from "${table}"`).test(text)).length,
      ]).toEqual([table, 5]);
    }
    // Odd numbers stay, which name each page's odd texts of fifty and all seven agreements.
    const texts = (await database.selectFrom('agreement_texts').select('sha256').execute())
      .map(({ sha256 }) => sha256)
      .sort();
    expect(texts).toEqual(
      [
        ...Array.from({ length: 25 }, (_nothing, half) => `page${half * 2 + 1}`),
        ...Array.from({ length: 7 }, (_nothing, number) => `agreement${number}`),
      ].sort(),
    );

    expect(await rollUp(watched.database, now)).toBe(true);
    await watched.database.transaction().execute(forgetUnusedTexts);
    expect(await scansOf(database, place, watched.statements)).toEqual([]);
  }, 60_000);
});

it('a text that is shown again while it is forgotten stays with its evidence, on PostgreSQL', async () => {
  const { address, database } = await newDatabase('PostgreSQL');
  const store = new EvidenceStore(database);
  await store.open(agreedTo('first', now, ['page', 'agreement']));
  await database.transaction().execute((open) => eraseEvidence(open, ['first'], 'expired', now));
  const waiting = async () => {
    const { rows } = await sql<{
      waiting: number;
    }>`select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      holder,
    );
    return rows[0]?.waiting ?? 0;
  };

  const holder = keep(openDatabase(address));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let hold = (): void => undefined;
  const held = new Promise<void>((resolve) => (hold = resolve));
  const holding = holder.transaction().execute(async (open) => {
    await sql`lock table agreement_evidence in exclusive mode`.execute(open);
    hold();
    await released;
  });
  await held;
  const showing = store.open(agreedTo('second', now, ['page', 'agreement']));
  await until(async () => (await waiting()) === 1);
  let isForgotten = false;
  const forgetting = keep(openDatabase(address))
    .transaction()
    .execute(forgetUnusedTexts)
    .then(() => (isForgotten = true));
  await until(async () => isForgotten || (await waiting()) === 2);
  release();
  await Promise.all([holding, showing, forgetting]);
  const evidence = await database.selectFrom('agreement_evidence').select('id').execute();
  const texts = await database.selectFrom('agreement_texts').select('sha256').orderBy('sha256').execute();
  expect([evidence, texts]).toEqual([[{ id: 'second' }], [{ sha256: 'agreement' }, { sha256: 'page' }]]);
}, 60_000);

it('what visitors wait for is given up after 15 s, long work after half an hour', async () => {
  const { address, database } = await newDatabase('PostgreSQL');
  const limitOf = async (each: Kysely<Database>) =>
    (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(each)).rows[0]
      ?.statement_timeout;
  expect([await limitOf(database), await limitOf(keep(openForLongWork(address)))]).toEqual(['15s', '30min']);
});
