import { failure } from '../../../src/kernel/result';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import path from 'node:path';
import { backUp } from '../../../src/host/operations/backup/backup';
import { restore } from '../../../src/host/operations/backup/restore';
import { contentHashOf, linkHashOf } from '../../../src/host/calls/evidence/evidenceChain';
import { runDataCommand } from '../../../src/host/operations/data/runDataCommand';
import { chainEarlierEvidence } from '../../../src/host/calls/evidence/chainEarlierEvidence';
import { expireEvidence } from '../../../src/host/calls/evidence/eraseEvidence';
import { EvidenceStore, type NewEvidence } from '../../../src/host/calls/evidence/evidenceStore';
import { verifyEvidence } from '../../../src/host/calls/evidence/verifyEvidence';
import type { Database } from '../../../src/host/store/database';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { openDatabase, type DatabaseAddress } from '../../../src/host/store/openDatabase';
import { places, provideAddresses, type Place } from '../../support/databases';
import { runs } from '../../support/soak';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const { newAddress, newMigratedAddress, keep } = provideAddresses();
const newFolder = provideTemporaryFolders();
const now = Date.parse('2026-03-01T12:00:00Z');

const evidenceOf = (id: string): NewEvidence => ({
  row: {
    id,
    call: 'register',
    key_id: 'k',
    person: `person of ${id}`,
    order_no: null,
    page_id: 'page',
    page_revision: '1',
    page_sha256: sha256Of('page'),
    agreement_id: 'a',
    agreement_revision: '1',
    agreement_sha256: null,
    language: 'es',
    offer: '{}',
    outcome: 'open',
    shown_at: now,
  },
  texts: [{ sha256: sha256Of('page'), text: 'page' }],
});

async function open(place: Place) {
  const address = await newMigratedAddress(place);
  const connect = () => keep(openDatabase(address));
  return { address, connect, database: connect() };
}

const verify = (database: Kysely<Database>) => database.transaction().execute(verifyEvidence);

/** A loan that was taken, one whose reply was lost and then came, one that was refused, one that is over. */
async function fill(database: Kysely<Database>): Promise<void> {
  const store = new EvidenceStore(database, () => now);
  for (const id of ['accepted', 'lost', 'refused', 'over', 'open']) await store.open(evidenceOf(id));
  await store.close('accepted', { kind: 'accepted', orderNo: '7' });
  await store.close('lost', { kind: 'unknown' });
  await store.close('lost', { kind: 'accepted', orderNo: null });
  await store.withdraw('refused');
  await expireEvidence({ database }, now - 1, now);
}

async function say(address: DatabaseAddress) {
  const said: string[] = [];
  const terminal = {
    say: (line: string) => void said.push(line),
    complain: (line: string) => void said.push(line),
  };
  const configuration = {
    ...address,
    privacyKeys: [],
    backupKeys: [],
    retention: {},
  } as unknown as Parameters<typeof runDataCommand>[1]['configuration'];
  const code = await runDataCommand(
    { name: 'verify-evidence' },
    {
      terminal,
      configuration,
      clock: () => now,
      readInput: async () => '',
      readAdvertBasis: async () => failure([]),
    },
  );
  return { code, said: said.join('\n') };
}

/** Told by its message: errors of the driver are of no test file's own kind, since it is loaded once. */
const neverChanged = { message: expect.stringContaining('are never changed') as unknown };

describe.each(places)('evidence on %s', (place) => {
  it('can be changed and deleted by nobody, past the host neither', async () => {
    const { database } = await open(place);
    await fill(database);
    for (const statement of [
      "update agreement_evidence set outcome = 'accepted'",
      'delete from agreement_evidence',
      "update agreement_outcomes set order_no = '8'",
      'delete from agreement_outcomes',
      "update evidence_links set content_sha256 = ''",
      'delete from evidence_links',
      "update agreement_texts set text = 'another'",
      'delete from agreement_texts',
      ...(place === 'PostgreSQL' ? ['truncate agreement_evidence', 'truncate evidence_links'] : []),
    ]) {
      await expect(sql.raw(statement).execute(database)).rejects.toMatchObject(neverChanged);
    }
    expect(await verify(database)).toEqual({ links: 9, unchained: 0, fault: undefined });
  });

  it('of a call that was refused, or that is over, leaves only its place in the chain', async () => {
    const { database, address } = await open(place);
    await fill(database);
    const left = async () =>
      (await database.selectFrom('agreement_evidence').select('id').orderBy('id').execute()).map(
        ({ id }) => id,
      );
    expect(await left()).toEqual(['accepted', 'lost', 'open', 'over']);
    expect(await expireEvidence({ database }, now + 1, now)).toBe(4);
    expect([await left(), await database.selectFrom('agreement_outcomes').selectAll().execute()]).toEqual([
      [],
      [],
    ]);
    expect(await verify(database)).toEqual({ links: 13, unchained: 0, fault: undefined });
    expect(await say(address)).toEqual({ code: 0, said: '13 links of the chain of evidence fit.' });
  });

  it('is one chain, however many hosts write at once', async () => {
    const { database, connect } = await open(place);
    const stores = [database, connect(), connect()].map((each) => new EvidenceStore(each, () => now));
    await Promise.all(
      stores.flatMap((store, host) =>
        Array.from({ length: 8 }, async (_nothing, number) => {
          const id = `${host}-${number}`;
          await store.open(evidenceOf(id));
          await (number % 3 === 0
            ? store.withdraw(id)
            : store.close(id, { kind: 'accepted', orderNo: null }));
        }),
      ),
    );
    expect(await verify(database)).toEqual({ links: 48, unchained: 0, fault: undefined });
  });

  it.each(places)('is verified after a backup that was restored into %s', async (to) => {
    const { database, address } = await open(place);
    await fill(database);
    const file = path.join(newFolder(), 'evidence.backup');
    await backUp(address, file, now);
    const target = keep(openDatabase(await newAddress(to)));
    await restore(target, file);
    expect(await verify(target)).toEqual({ links: 9, unchained: 0, fault: undefined });
    await new EvidenceStore(target, () => now).close('open', { kind: 'accepted', orderNo: null });
    expect(await verify(target)).toEqual({ links: 10, unchained: 0, fault: undefined });
    await expect(sql`update agreement_evidence set outcome = 'x'`.execute(target)).rejects.toMatchObject(
      neverChanged,
    );
  });

  it('of a version before the chain may say what came of it, until it is chained', async () => {
    const { database } = await open(place);
    for (const id of ['earlier', 'later'])
      await database
        .insertInto('agreement_evidence')
        .values({ ...evidenceOf(id).row, page_sha256: null })
        .execute();
    await database
      .updateTable('agreement_evidence')
      .set({ outcome: 'accepted', order_no: '7' })
      .where('id', '=', 'earlier')
      .execute();
    await database.deleteFrom('agreement_evidence').where('id', '=', 'later').execute();
    expect(await verify(database)).toEqual({ links: 0, unchained: 1, fault: undefined });
    expect(await chainEarlierEvidence(database, now)).toBeUndefined();
    expect(await chainEarlierEvidence(database, now + 11 * 60_000)).toEqual({ rows: 1 });
    expect(await verify(database)).toEqual({ links: 1, unchained: 0, fault: undefined });
    await expect(
      database.updateTable('agreement_evidence').set({ outcome: 'open' }).execute(),
    ).rejects.toMatchObject(neverChanged);
  });
});

/** Whoever owns the database can turn its triggers off. */
const triggers = ['update', 'delete'].flatMap((change) =>
  ['agreement_evidence', 'agreement_outcomes', 'evidence_links', 'agreement_texts'].map(
    (table) => `refuse_${change}_of_${table}`,
  ),
);

describe('verify-evidence names the first that does not fit', () => {
  it.each([
    [
      'a row',
      "update agreement_evidence set agreement_revision = '2' where id = 'lost'",
      /link 2 \(shown, evidence lost\): its row was changed/,
    ],
    [
      'a row that is gone',
      "delete from agreement_evidence where id = 'over'",
      /link 4 .*: its row is gone, and the chain does not say why/,
    ],
    [
      'what came of a call',
      "update agreement_outcomes set order_no = '8' where order_no = '7'",
      /link 6 \(outcome, evidence accepted\): its row was changed/,
    ],
    [
      'a link',
      "update evidence_links set kind = 'erased' where position = 5",
      /link 5 .*: it was changed: its hash is another/,
    ],
    [
      'a link that is gone',
      'delete from evidence_links where position = 3',
      /link 4 .*: the link before it, 3, is missing/,
    ],
    ['a text', "update agreement_texts set text = 'another'", /text [0-9a-f]{64}: it was changed/],
  ])('%s', async (_name, statement, expected) => {
    const { database, address } = await open('SQLite');
    await fill(database);
    for (const trigger of triggers) await sql.raw(`drop trigger ${trigger}`).execute(database);
    await sql.raw(statement).execute(database);
    const { code, said } = await say(address);
    expect(code).toBe(1);
    expect(said).toMatch(expected);
  });

  it('a row whose link was hashed anew: the next link follows another', async () => {
    const { database, address } = await open('SQLite');
    await fill(database);
    for (const trigger of triggers) await sql.raw(`drop trigger ${trigger}`).execute(database);
    const row = await database
      .updateTable('agreement_evidence')
      .set({ agreement_revision: '2' })
      .where('id', '=', 'lost')
      .returningAll()
      .executeTakeFirstOrThrow();
    const shown = database.selectFrom('evidence_links').selectAll().where('position', '=', 2);
    const link = { ...(await shown.executeTakeFirstOrThrow()), content_sha256: contentHashOf(row) };
    const { content_sha256 } = link;
    await database
      .updateTable('evidence_links')
      .set({ content_sha256, hash: linkHashOf(link) })
      .where('position', '=', 2)
      .execute();
    const { code, said } = await say(address);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/link 3 .*: it does not follow the link before it/),
    ]);
  });

  it('whichever value of whichever link or row is another', async () => {
    const { database } = await open('SQLite');
    await fill(database);
    for (const trigger of triggers) await sql.raw(`drop trigger ${trigger}`).execute(database);
    const cells: (readonly [string, string, string, unknown])[] = [];
    for (const [table, key] of [
      ['agreement_evidence', 'id'],
      ['agreement_outcomes', 'position'],
      ['evidence_links', 'position'],
    ] as const) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
        database,
      );
      for (const row of rows)
        for (const column of Object.keys(row)) cells.push([table, column, key, row[key]]);
    }
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cells), async ([table, column, key, value]) => {
        await expect(
          database.transaction().execute(async (change) => {
            await sql`update ${sql.table(table)} set ${sql.ref(column)} = 424242 where ${sql.ref(key)} = ${value}`.execute(
              change,
            );
            expect(
              (await verifyEvidence(change)).fault ?? (await verifyEvidence(change)).unchained,
            ).toBeTruthy();
            throw new Error('undone');
          }),
        ).rejects.toThrow('undone');
      }),
      { numRuns: runs(40, 400) },
    );
  });
});
