import SqliteDatabase from 'better-sqlite3';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { BundleList, CommentThreadList, Section, TemplateDetails } from '../../../src/generated/editor';
import { verifyEvidence } from '../../../src/host/calls/evidence/verifyEvidence';
import { restore } from '../../../src/host/operations/backup/restore';
import { checkIntegrity } from '../../../src/host/operations/integrity/checkIntegrity';
import type { Database } from '../../../src/host/store/database';
import { databaseFaultOf } from '../../../src/host/store/databaseFault';
import { appliedMigrations, migrationNames, recordedSteps } from '../../../src/host/store/history';
import { migrate } from '../../../src/host/store/migrate';
import { embeddedFile, openDatabase, type DatabaseAddress } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideAddresses, type Place } from '../../support/databases';
import { type EditorBrowser, soundDocument, startEditorHost } from '../../support/editorHost';
import { schemaOf } from '../../support/schemaOf';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const { newAddress, newMigratedAddress, keep } = provideAddresses();
const newFolder = provideTemporaryFolders();
const now = Date.parse('2026-03-01T12:00:00Z');
const laterThanBase = migrationNames.slice(1);
jest.setTimeout(60_000);

/** Made by that version, with `scripts/agedDatabase.ts`. */
const fixture = (ending: string): string =>
  path.join(__dirname, '../../fixtures/databases', `0.1.0.${ending}`);

/** A database as version 0.1.0 left it. */
async function newAgedAddress(place: Place): Promise<DatabaseAddress> {
  const address = await newAddress(place);
  if (address.databaseUrl === undefined) {
    mkdirSync(address.dataFolder, { recursive: true });
    const file = new SqliteDatabase(embeddedFile(address.dataFolder));
    file.pragma('foreign_keys = off');
    file.exec(readFileSync(fixture('sqlite.sql'), 'utf8'));
    file.close();
  } else {
    const client = new pg.Client({ connectionString: address.databaseUrl });
    await client.connect();
    await client.query(readFileSync(fixture('postgres.sql'), 'utf8'));
    await client.end();
  }
  return address;
}

const openAged = async (place: Place): Promise<Kysely<Database>> =>
  keep(openDatabase(await newAgedAddress(place)));

async function rowsOf(database: Kysely<Database>): Promise<ReadonlyMap<string, readonly object[]>> {
  const tables = await database.introspection.getTables();
  const rows = new Map<string, readonly object[]>();
  for (const { name } of tables)
    rows.set(name, (await sql<object>`select * from ${sql.table(name)}`.execute(database)).rows);
  return rows;
}

async function expectReadByEditor(database: Kysely<Database>): Promise<void> {
  const host = await startEditorHost({ database, folder: newFolder(), clock: () => now });
  const ada = await host.signedIn('ada', 'administrator');
  const pia = await host.signedIn('pia', 'publisher');
  const get = async <Body>(url: string, by: EditorBrowser = ada): Promise<Body> => {
    const { status, body } = await by.get(url);
    expect([url, status]).toEqual([url, 200]);
    return body as unknown as Body;
  };
  const { templates } = (await ada.get('/templates')).body;
  expect(templates.map(({ id }) => id).sort()).toEqual(['asked', 'later', 'page', 'tried']);
  const page = await get<TemplateDetails>('/templates/page');
  expect(page).toMatchObject({ guard: { sharePercent: 20 }, lock: { accountName: 'ana' } });
  expect(await get('/templates/asked')).toMatchObject({
    approval: { requestedByName: 'ana', note: 'please' },
  });
  expect(await get('/templates/later')).toMatchObject({ schedule: { byName: 'pia' } });
  expect(await get('/templates/tried/experiments')).toMatchObject({
    experiments: [{ name: 'head', state: 'running' }],
  });
  const comments = await get<CommentThreadList>('/templates/page/comments?state=open');
  expect(comments.threads[0]?.comments[0]?.text).toBe('@pia, is this right?');
  expect((await pia.get('/notices')).body.notices.map(({ kind }) => kind)).toContain('mentioned');
  const { sections } = await get<{ readonly sections: readonly Section[] }>('/sections');
  expect(sections.map(({ name }) => name)).toEqual(['Footer']);
  expect(await get<BundleList>('/bundles')).toMatchObject({ bundles: [{ name: 'March' }] });
  expect(await get('/folders')).toMatchObject({ folders: [{ name: 'Buen Fin' }] });
  expect(await get('/webhooks')).toMatchObject({ webhooks: [{ name: 'CRM' }] });
  expect(await get('/pictures')).toMatchObject({ pictures: [{ name: 'Ñandú.jpg' }] });
  expect(await get('/settings')).toMatchObject({ allowsApprovalLinks: true });
  await host.app.close();
}

describe.each(places)('a database of version 0.1.0 on %s', (place) => {
  it('goes forward with every row, to the tables that a new one has', async () => {
    const address = await newAgedAddress(place);
    const database = keep(openDatabase(address));
    const before = await rowsOf(database);
    for (const [table, rows] of before) expect([table, rows.length]).not.toEqual([table, 0]);
    expect(await migrate(database)).toEqual(laterThanBase);
    expect(await migrate(database)).toEqual([]);
    expect(await appliedMigrations(database)).toEqual(migrationNames);
    const after = await rowsOf(database);
    for (const [table, rows] of before)
      expect([table, after.get(table)]).toEqual([
        table,
        rows.map((row) => expect.objectContaining(row) as unknown),
      ]);
    const fresh = keep(openDatabase(await newMigratedAddress(place)));
    expect(await schemaOf(database)).toEqual(await schemaOf(fresh));
    expect((await checkIntegrity(address)).findings).toEqual([]);
    await expectReadByEditor(database);
  });

  it('is read and gone on with by the stores of today', async () => {
    const database = await openAged(place);
    await migrate(database);
    const store = new SqlTemplateStore(database, () => now);
    expect((await store.published('page'))?.document).toContain('Second words');
    const evidence = await database.transaction().execute(verifyEvidence);
    expect(evidence).toMatchObject({ fault: undefined, links: 2, unchained: 0 });
    const next = { document: soundDocument('page', 'Third words'), publishedBy: 'pia', reason: '' };
    expect(await store.publish(next)).toMatchObject({ ok: true, value: { revision: 3 } });
    await expect(sql`delete from evidence_links`.execute(database)).rejects.toThrow(/are never changed/);
    await expect(sql`update template_revisions set created_by = 'x'`.execute(database)).rejects.toThrow(
      /are never changed/,
    );
  });

  it('is taken forward once by hosts that start at once', async () => {
    const address = await newAgedAddress(place);
    const hosts = Array.from({ length: 3 }, () => keep(openDatabase(address)));
    const made = await Promise.all(hosts.map((host) => migrate(host)));
    expect(made.flat().sort()).toEqual(laterThanBase);
  });

  it('comes back from its backup', async () => {
    const database = keep(openDatabase(await newAddress(place)));
    const rows = await restore(database, fixture('vitrina'));
    expect(rows).toMatchObject({ template_publications: 3, agreement_evidence: 1, editor_sessions: 0 });
    expect((await new SqlTemplateStore(database, () => now).published('page'))?.revision).toBe(2);
    // Rows came with their numbers; the next one has another.
    await sql`insert into editor_notices (account_id, kind, at, by_name, is_mail_due) values ('a', 'mentioned', 1, 'b', 0)`.execute(
      database,
    );
    const fresh = keep(openDatabase(await newMigratedAddress(place)));
    expect(await schemaOf(database)).toEqual(await schemaOf(fresh));
  });
});

describe.each(places)('a history on %s', (place) => {
  it.each([
    [
      'stops before the base',
      sql`name > '0025'`,
      /left the database at 0024_access_tokens: start version 0\.2\.0/,
    ],
    [
      'has a gap',
      sql`name = '0025_webhooks'`,
      /names 0041_conversions, .* restore a backup into an empty database/,
    ],
    ['is gone', sql`1 = 1`, /does not say of which version: restore a backup/],
  ])('that %s is refused with what to do, and nothing is changed', async (_how, lost, words) => {
    const database = await openAged(place);
    await sql`delete from kysely_migration where ${lost}`.execute(database);
    const [rows, schema] = [await rowsOf(database), await schemaOf(database)];
    const error = await migrate(database).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: expect.stringMatching(words) as unknown });
    expect(databaseFaultOf(error)).toBe('unfinished');
    expect([await rowsOf(database), await schemaOf(database)]).toEqual([rows, schema]);
  });

  it('that goes on after a gap behind the base is refused', async () => {
    const database = keep(openDatabase(await newMigratedAddress(place)));
    await sql`delete from kysely_migration where name = ${laterThanBase[0]}`.execute(database);
    await expect(migrate(database)).rejects.toThrow(/restore a backup into an empty database/);
    expect(await recordedSteps(database)).toHaveLength(migrationNames.length - 1);
  });
});
