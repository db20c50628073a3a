import { sql, type Kysely } from 'kysely';
import path from 'node:path';
import pg from 'pg';
import { backUp } from '../../../src/host/operations/backup/backup';
import type { Database } from '../../../src/host/store/database';
import { appliedMigrations, migrationNames, recordedSteps } from '../../../src/host/store/history';
import { laterIndexes } from '../../../src/host/store/laterIndexes';
import { migrate, migrateTo } from '../../../src/host/store/migrate';
import { openDatabase, openForLongWork, openForProbes } from '../../../src/host/store/openDatabase';
import { withSchemaLock } from '../../../src/host/store/schemaLock';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideAddresses } from '../../support/databases';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { until } from '../../support/until';

const { newAddress, newMigratedAddress, keep } = provideAddresses();
const newFolder = provideTemporaryFolders();
const now = Date.parse('2026-03-01T12:00:00Z');
const impatient = { patienceMs: 0 };
const [base = ''] = migrationNames;
// Starting a server of its own takes a while where the machine has much else to do.
jest.setTimeout(120_000);

/** Another program's session, as psql would be one. */
async function openSession(databaseUrl: string | undefined): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

async function indexesOf(database: Kysely<Database>): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid`.execute(
    database,
  );
  return new Map(rows.map(({ name, valid }) => [name, valid]));
}

describe('a database of a newer version', () => {
  it.each(places)('on %s is called that, and left as it is', async (place) => {
    const database = keep(openDatabase(await newMigratedAddress(place)));
    await sql`insert into kysely_migration (name, timestamp) values ('9999_of_tomorrow', '2030-01-01')`.execute(
      database,
    );
    await expect(migrate(database)).rejects.toThrow(/made by a newer version \(9999_of_tomorrow\)/);
    expect((await recordedSteps(database)).at(-1)).toBe('9999_of_tomorrow');
  });
});

describe('a migration on PostgreSQL', () => {
  it('tells what it made, once', async () => {
    const database = keep(openDatabase(await newAddress('PostgreSQL')));
    expect(await migrate(database)).toEqual([...migrationNames, ...laterIndexes.map(({ name }) => name)]);
    expect(await migrate(database)).toEqual([]);
  });

  it('does not wait in line before those who read and write: it gives way, and tries again', async () => {
    const address = await newAddress('PostgreSQL');
    const database = keep(openDatabase(address));
    await migrateTo(database, base);
    const reader = await openSession(address.databaseUrl);
    await reader.query('begin; select * from editor_second_factors');
    const migrated = migrate(database, { lockPatienceMs: 100, restMs: 20 });
    const given = async () => {
      const { rows } = await reader.query<{ count: number }>(
        'select xact_rollback::int as count from pg_stat_database where datname = current_database()',
      );
      return (rows[0]?.count ?? 0) > 0;
    };
    await until(async () => {
      await reader.query('select pg_stat_clear_snapshot()');
      return given();
    });
    await reader.query('commit');
    await reader.end();
    expect(await migrated).toContain('0043_synced_keys');
  });

  it('gives up after some tries, and says what holds it up', async () => {
    const address = await newAddress('PostgreSQL');
    const database = keep(openDatabase(address));
    await migrateTo(database, base);
    const reader = await openSession(address.databaseUrl);
    await reader.query('begin; select * from editor_second_factors');
    await expect(migrate(database, { lockPatienceMs: 20, restMs: 1 })).rejects.toThrow(/lock timeout/);
    await reader.end();
    expect((await appliedMigrations(database)).at(-1)).toBe('0042_guard_signals');
  });

  it('makes indexes of tables in use while others write, and anew what was left half made', async () => {
    const address = await newMigratedAddress('PostgreSQL');
    const database = keep(openDatabase(address));
    await sql`drop index editor_audit_by_time, agreement_evidence_by_page_text`.execute(database);
    await sql`create index agreement_evidence_by_page_text on agreement_evidence (id)`.execute(database);
    await sql`update pg_index set indisvalid = false where indexrelid = 'agreement_evidence_by_page_text'::regclass`.execute(
      database,
    );
    const writer = await openSession(address.databaseUrl);
    const insert =
      "insert into editor_audit (at, account_name, action, subject, detail) values (1, 'a', 'a', 'a', '{}')";
    await writer.query('begin');
    await writer.query(insert);
    const made = migrate(database);
    const other = await openSession(address.databaseUrl);
    // It waits for the transaction that was there before, and nobody waits for it.
    await until(async () => {
      const { rows } = await other.query<{ waiting: boolean }>(
        "select exists (select from pg_stat_activity where query like '% index concurrently%' and wait_event_type = 'Lock' and datname = current_database()) as waiting",
      );
      return rows[0]?.waiting ?? false;
    });
    await other.query("set statement_timeout = '2s'");
    await other.query(insert);
    await other.end();
    await writer.query('commit');
    await writer.end();
    expect([...(await made)].sort()).toEqual(['agreement_evidence_by_page_text', 'editor_audit_by_time']);
    const indexes = await indexesOf(database);
    expect([indexes.get('editor_audit_by_time'), indexes.get('agreement_evidence_by_page_text')]).toEqual([
      true,
      true,
    ]);
    const { rows } = await sql<{
      definition: string;
    }>`select pg_get_indexdef('agreement_evidence_by_page_text'::regclass) as definition`.execute(database);
    expect(rows[0]?.definition).toContain('(page_sha256)');
  });

  it('leaves indexes of tables in use for later', async () => {
    const database = keep(openDatabase(await newAddress('SQLite')));
    const named = async (type: 'table' | 'index') => {
      const { rows } = await sql<{ name: string; place: string }>`
        select name, tbl_name as place from sqlite_master where type = ${type} and name not like 'sqlite_%'`.execute(
        database,
      );
      return rows;
    };
    await migrateTo(database, base);
    const inUse = new Set((await named('table')).map(({ name }) => name));
    const known = new Set((await named('index')).map(({ name }) => name));
    await migrateTo(database, migrationNames.at(-1) ?? '');
    const made = (await named('index')).filter(({ name, place }) => inUse.has(place) && !known.has(name));
    expect(made).toEqual([]);
  });

  it('meets no backup, and no backup meets it', async () => {
    const address = await newAddress('PostgreSQL');
    const [database, other] = [keep(openDatabase(address)), keep(openDatabase(address))];
    await migrateTo(database, base);
    await withSchemaLock(other, { mode: 'shared', ...impatient }, async () => {
      await expect(migrate(database, impatient)).rejects.toThrow(
        /a backup or another migration .* is under way/,
      );
      await withSchemaLock(database, { mode: 'shared', ...impatient }, async () => undefined);
    });
    await withSchemaLock(other, { mode: 'exclusive', ...impatient }, async () => {
      await expect(backUp(address, path.join(newFolder(), 'b.vitrina'), now, impatient)).rejects.toThrow(
        /a migration .* is under way/,
      );
    });
    expect(await migrate(database, impatient)).not.toEqual([]);
    expect(await backUp(address, path.join(newFolder(), 'b.vitrina'), now, impatient)).toMatchObject({
      templates: 0,
    });
  });

  it('holds nobody up who finds nothing to change', async () => {
    const address = await newMigratedAddress('PostgreSQL');
    const [database, other] = [keep(openDatabase(address)), keep(openDatabase(address))];
    await withSchemaLock(other, { mode: 'shared', ...impatient }, async () => {
      expect(await migrate(database, impatient)).toEqual([]);
    });
  });
});

it('pools are as large as their settings say', () => {
  const address = { databaseUrl: 'postgres://localhost:1/none', dataFolder: '' };
  const sizeOf = (
    open: typeof openDatabase,
    sizes: { connections?: number; longConnections?: number } = {},
  ) => {
    let size = 0;
    keep(open({ ...address, ...sizes }, { onPool: (readUse) => (size = readUse().most) }));
    return size;
  };
  expect([sizeOf(openDatabase), sizeOf(openForLongWork), sizeOf(openForProbes)]).toEqual([10, 2, 1]);
  const sizes = { connections: 20, longConnections: 3 };
  expect([sizeOf(openDatabase, sizes), sizeOf(openForLongWork, sizes), sizeOf(openForProbes, sizes)]).toEqual(
    [20, 3, 1],
  );
});

it('connections end a transaction whose host says nothing', async () => {
  const address = await newMigratedAddress('PostgreSQL');
  const database = keep(openDatabase({ ...address, idleInTransactionMs: 300 }));
  const { rows } = await sql<{
    setting: string;
  }>`select setting from pg_settings where name = 'idle_in_transaction_session_timeout'`.execute(database);
  expect(rows).toEqual([{ setting: '300' }]);
  const store = new SqlTemplateStore(keep(openDatabase(address)), () => now);
  let resume = (): void => undefined;
  let holds = (): void => undefined;
  const whenHeld = new Promise<void>((resolve) => (holds = resolve));
  const silent = database.transaction().execute(async (open) => {
    await open
      .insertInto('template_counter')
      .values({ name: 'templates', value: 0 })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: 0 }))
      .execute();
    await new Promise<void>((resolve) => {
      resume = resolve;
      holds();
    });
    await sql`select 1`.execute(open);
  });
  const outcome = silent.catch((error: unknown) => error);
  // Before that, the publication could come first, and nobody would be left to end the silence.
  await whenHeld;
  expect(await store.publish({ document: '{"id":"p"}', publishedBy: 'ana', reason: '' })).toMatchObject({
    ok: true,
  });
  resume();
  expect(await outcome).toBeInstanceOf(Error);
  // The pool gives out no connection that was ended under way.
  expect((await sql`select 1`.execute(database)).rows).toHaveLength(1);
});
