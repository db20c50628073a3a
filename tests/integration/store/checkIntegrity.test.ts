import { failure } from '../../../src/kernel/result';
import { sql, type Kysely } from 'kysely';
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { parseDataCommand } from '../../../src/host/operations/data/command';
import { runDataCommand } from '../../../src/host/operations/data/runDataCommand';
import { kindsOfRetention } from '../../../src/host/process/settings/retention';
import type { Database } from '../../../src/host/store/database';
import { laterIndexes } from '../../../src/host/store/laterIndexes';
import { migrationNames } from '../../../src/host/store/history';
import { embeddedFile, openDatabase, type DatabaseAddress } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideAddresses, type Place } from '../../support/databases';

const { newAddress, newMigratedAddress, keep } = provideAddresses();
const now = Date.parse('2026-03-01T12:00:00Z');
const pageBytes = 4_096;
jest.setTimeout(60_000);

/** One command of the terminal on a database: its exit code and its words. */
async function run(address: DatabaseAddress, words: string) {
  const said: string[] = [];
  const complained: string[] = [];
  const terminal = {
    say: (line: string) => void said.push(line),
    complain: (line: string) => void complained.push(line),
  };
  const configuration = {
    ...address,
    publicOrigin: undefined,
    host: '127.0.0.1',
    port: 8080,
    privacyKeys: [],
    backupKeys: [],
    retention: kindsOfRetention(() => undefined),
  };
  const command = parseDataCommand([words]);
  if (!command) throw new Error(`not understood: ${words}`);
  const code = await runDataCommand(command, {
    terminal,
    configuration,
    clock: () => now,
    readInput: async () => '',
    readAdvertBasis: async () => failure([]),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

/** A database with two templates, of which one has two revisions. */
async function published(place: Place): Promise<{ address: DatabaseAddress; database: Kysely<Database> }> {
  const address = await newMigratedAddress(place);
  const database = keep(openDatabase(address));
  const store = new SqlTemplateStore(database, () => now);
  const words = 'x'.repeat(3 * pageBytes);
  for (const document of [
    { id: 'first', words },
    { id: 'first', words: `${words}y` },
    { id: 'second', words },
  ]) {
    await store.publish({ document: JSON.stringify(document), publishedBy: 'test', reason: '' });
  }
  return { address, database };
}

describe.each(places)('on %s', (place) => {
  it('migrate takes the tables forward without serving, and says what it made', async () => {
    const address = await newAddress(place);
    const first = await run(address, 'migrate');
    expect([
      first.code,
      first.said
        .split('\n')
        .slice(1)
        .map((line) => line.trim()),
    ]).toEqual([0, [...migrationNames, ...laterIndexes.map(({ name }) => name)]]);
    expect(await run(address, 'migrate')).toMatchObject({
      code: 0,
      said: 'The tables are those of this version already.',
    });
  });

  it('check-integrity says that a whole database is whole', async () => {
    const { address } = await published(place);
    const { code, said } = await run(address, 'check-integrity');
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(
        /^Nothing is damaged: \d+ tables were read, and 3 documents are what their hashes say\.$/,
      ),
    ]);
  });

  it('check-integrity names the revision that somebody changed, and the table that is gone', async () => {
    const { address, database } = await published(place);
    await sql
      .raw(
        place === 'SQLite'
          ? 'drop trigger refuse_update_of_template_revisions'
          : 'alter table template_revisions disable trigger all',
      )
      .execute(database);
    await sql`update template_revisions set document = '{"id":"first"}' where revision = 2`.execute(database);
    await sql`drop table block_faults`.execute(database);
    const { code, said, complained } = await run(address, 'check-integrity');
    expect([code, said]).toEqual([1, '']);
    expect(complained).toContain('template_revisions first 2: its text is not what its hash says');
    expect(complained).toContain('table block_faults: it is missing');
    expect(complained).not.toContain('first 1');
    expect(complained).not.toContain('second');
  });

  it('check-integrity says so of a database without tables, and refuses one of a newer version', async () => {
    const { address, database } = await published(place);
    await sql`insert into kysely_migration (name, timestamp) values ('9999_of_tomorrow', '2030-01-01')`.execute(
      database,
    );
    await expect(run(address, 'check-integrity')).rejects.toThrow(/made by a newer version/);
    const empty = await newAddress(place);
    await sql`select count(*) from ${sql.table(place === 'SQLite' ? 'sqlite_master' : 'pg_class')}`.execute(
      keep(openDatabase(empty)),
    );
    expect(await run(empty, 'check-integrity')).toMatchObject({
      code: 1,
      complained: expect.stringContaining('it holds no tables') as string,
    });
  });

  it('check-integrity names rows that refer to one that is not there', async () => {
    const { address, database } = await published(place);
    await sql
      .raw(place === 'SQLite' ? 'pragma foreign_keys = off' : 'alter table editor_locks disable trigger all')
      .execute(database);
    await database
      .insertInto('editor_locks')
      .values({ template_id: 'nowhere', account_id: 'nobody', account_name: '', until: now })
      .execute();
    const { code, complained } = await run(address, 'check-integrity');
    expect([code, complained]).toEqual([
      1,
      expect.stringMatching(/editor_locks: .* names one of editor_accounts that is not there/),
    ]);
  });
});

describe('a damaged file of SQLite', () => {
  /** The only page with these words becomes something else. */
  function overwrite(file: string, words: string): void {
    const at = readFileSync(file).indexOf(words);
    expect(at).toBeGreaterThan(0);
    const written = openSync(file, 'r+');
    writeSync(written, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, at - (at % pageBytes));
    closeSync(written);
  }

  /** All of it in its one file, which is then changed past SQLite. */
  async function damaged(
    change: (file: string) => void,
    fill: (database: Kysely<Database>) => Promise<unknown> = async () => undefined,
  ): Promise<DatabaseAddress> {
    const { address, database } = await published('SQLite');
    await fill(database);
    await sql`pragma wal_checkpoint(truncate)`.execute(database);
    await database.destroy();
    change(embeddedFile(address.dataFolder));
    return address;
  }

  it('is told page by page, and which revisions can be read no more', async () => {
    const { code, complained } = await run(
      await damaged((file) => overwrite(file, '{"id":"second"')),
      'check-integrity',
    );
    expect(code).toBe(1);
    expect(complained).toMatch(/The database is damaged:\n.*(?:[Pp]age|malformed)/);
    expect(complained).toMatch(/template_revisions(?: second 1)?: /);
    expect(complained).toContain('restore the latest backup into an empty database');
  });

  it('is told also where it holds nothing that is compared with a hash', async () => {
    const content = 'only in this table';
    const address = await damaged(
      (file) => overwrite(file, content),
      (database) => database.insertInto('write_probes').values({ id: 'a', content, written_at: 1 }).execute(),
    );
    expect(await run(address, 'check-integrity')).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/The database is damaged:\n.*(?:[Pp]age|malformed)/) as string,
    });
  });

  it('that is no database any more is called that', async () => {
    const address = await damaged((file) => writeFileSync(file, Buffer.alloc(8 * pageBytes, 0xa5)));
    expect(await run(address, 'check-integrity')).toMatchObject({
      code: 1,
      complained: expect.stringContaining('file is not a database') as string,
    });
  });
});

describe('a damaged PostgreSQL', () => {
  const nameOf = (address: string) => new URL(address).pathname.slice(1);

  async function told(
    databaseUrl: string | undefined,
    ...statements: readonly string[]
  ): Promise<Record<string, string>> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      let row: Record<string, string> = {};
      for (const statement of statements)
        [row = {}] = (await client.query<Record<string, string>>(statement)).rows;
      return row;
    } finally {
      await client.end();
    }
  }

  it('whose pages are not what they were is told table by table', async () => {
    const { address, database } = await published('PostgreSQL');
    await database.destroy();
    const like = nameOf(address.databaseUrl ?? '');
    const copy = `${like}_copy`;
    const server = (address.databaseUrl ?? '').replace(like, 'postgres');
    // Copied file by file: none of its pages is in the server's memory yet.
    await told(server, `create database ${copy} template ${like} strategy file_copy`);
    try {
      const { folder = '', file = '' } = await told(
        address.databaseUrl,
        `select current_setting('data_directory') as folder, replace(pg_relation_filepath('template_publications'),
         (select oid::text from pg_database where datname = '${like}'), (select oid::text from pg_database where datname = '${copy}')) as file`,
      );
      const written = openSync(path.join(folder, file), 'r+');
      writeSync(written, Buffer.alloc(8_192, 0xa5), 0, 8_192, 0);
      closeSync(written);
      const { code, complained } = await run(
        { ...address, databaseUrl: server.replace(/postgres$/, copy) },
        'check-integrity',
      );
      expect([code, complained]).toEqual([
        1,
        expect.stringMatching(/table template_publications: .*invalid page/),
      ]);
      expect(complained).not.toContain('template_revisions');
    } finally {
      await told(server, `drop database ${copy} with (force)`);
    }
  });

  it('has its indexes compared with their tables where amcheck is installed, and says where it is not', async () => {
    const { address, database } = await published('PostgreSQL');
    expect((await run(address, 'check-integrity')).complained).toContain('create extension amcheck');
    await sql`create extension amcheck`.execute(database);
    expect(await run(address, 'check-integrity')).toMatchObject({ code: 0, complained: '' });
    const index = `indexrelid = 'editor_audit_by_time'::regclass`;
    await sql
      .raw(`update pg_index set indisready = false, indisvalid = false where ${index}`)
      .execute(database);
    await sql
      .raw(
        `insert into editor_audit (at, account_name, action, subject, detail) values (1, '', '', '', '{}')`,
      )
      .execute(database);
    await sql
      .raw(`update pg_index set indisready = true, indisvalid = true where ${index}`)
      .execute(database);
    const { code, complained } = await run(address, 'check-integrity');
    expect([code, complained]).toEqual([
      1,
      expect.stringMatching(/index editor_audit_by_time: .*lacks matching index tuple/),
    ]);
  });
});
