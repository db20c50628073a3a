import type { Kysely } from 'kysely';
import { keyedHash, readPrivacyKeys, type PrivacyKeys } from '../../../src/host/calls/privacy/privacyKeys';
import {
  deletePersonalData,
  findPersonalData,
  type Person,
} from '../../../src/host/operations/data/personalData';
import { parseDataCommand } from '../../../src/host/operations/data/command';
import { deleteExpired, deleteExpiredInTurn } from '../../../src/host/operations/retention/deleteExpired';
import { kindsOfRetention } from '../../../src/host/process/settings/retention';
import { SqlLimitStore } from '../../../src/host/calls/limits/sqlLimitStore';
import { callLimits } from '../../../src/host/calls/limits/callLimit';
import { EvidenceStore } from '../../../src/host/calls/evidence/evidenceStore';
import { SqlReplyStore } from '../../../src/host/calls/idempotency/sqlReplyStore';
import { createAccount, decodeAccount } from '../../../src/host/editor/identity/credentials/accountStore';
import { writeLock } from '../../../src/host/editor/workspace/drafts/lockStore';
import type { Database } from '../../../src/host/store/database';
import { indexTemplate } from '../../../src/host/store/templateIndex';
import { protectRows } from '../../../src/host/store/migrations/protectRows';
import { places, provideDatabases } from '../../support/databases';
import { wordsInDatabase } from '../../support/wordsInDatabase';

const createDatabase = provideDatabases();
const oneDayMs = 86_400_000;
const start = Date.parse('2026-03-01T12:00:00Z');
const phone = '5512345678';
const byDefault = kindsOfRetention(({ days }) => days);

const keysOf = (database: Kysely<Database>, ...configured: string[]): Promise<PrivacyKeys> =>
  readPrivacyKeys({ configured, databaseUrl: undefined, dataFolder: '' }, database, start);

const protectedRow = expect.stringContaining('rows of editor_audit are never changed');

/** Evidence, limits, a kept reply, audit, counts, faults and a registration of one day. */
async function addRecords(
  database: Kysely<Database>,
  keys: PrivacyKeys,
  name: string,
  at: number,
): Promise<void> {
  const [key] = keys;
  const day = new Date(at).toISOString().slice(0, 10);
  const who = keyedHash(key, 'phone', phone);
  await new EvidenceStore(database).open({
    row: {
      id: name,
      call: 'register',
      key_id: key.id,
      person: who,
      order_no: null,
      page_id: 'p',
      page_revision: '1',
      page_sha256: `page-${name}`,
      agreement_id: 'a',
      agreement_revision: '1',
      agreement_sha256: 'shared',
      language: 'es',
      offer: '{}',
      outcome: 'accepted',
      shown_at: at,
    },
    texts: [
      { sha256: `page-${name}`, text: name },
      { sha256: 'shared', text: 'shared' },
    ],
  });
  await new SqlLimitStore(database).reserve([{ limit: callLimits.smsOfPhone, who }], name, at);
  const replies = new SqlReplyStore(database, async () => keys);
  const names = { fingerprint: name, operation: name, payloadHash: name };
  await replies.claim({ ...names, now: at, mayRepeat: true, person: { phone, session: undefined } });
  const body = Buffer.from(JSON.stringify({ code: 0, data: { phone } }));
  await replies.answer(names, { status: 200, contentType: 'application/json', contentEncoding: '', body });
  await database
    .insertInto('editor_audit')
    .values({
      at,
      account_id: null,
      account_name: name,
      action: 'refused',
      subject: 's',
      template_id: null,
      detail: '{}',
    })
    .execute();
  const counted = {
    template_id: 't',
    kind: 'visit',
    revision: '1',
    variant: '',
    label: name,
    count: 1,
  } as const;
  await database
    .insertInto('template_counts')
    .values([
      { ...counted, period: day },
      { ...counted, period: day.slice(0, 7) },
    ])
    .execute();
  await database
    .insertInto('block_faults')
    .values({
      template_id: 't',
      revision: '1',
      block_id: name,
      fault: 'f',
      block_type: 'hero',
      detail: '',
      count: 1,
      first_at: at,
      last_at: at,
    })
    .execute();
}

const namesLeft = async (database: Kysely<Database>) => ({
  evidence: (await database.selectFrom('agreement_evidence').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  ),
  texts: (await database.selectFrom('agreement_texts').select('sha256').orderBy('sha256').execute()).map(
    ({ sha256 }) => sha256,
  ),
  audit: (await database.selectFrom('editor_audit').select('account_name').orderBy('id').execute()).map(
    ({ account_name }) => account_name,
  ),
  statistics: (
    await database.selectFrom('template_counts').select(['label', 'period']).orderBy('period').execute()
  ).map(({ label }) => label),
  faults: (await database.selectFrom('block_faults').select('block_id').orderBy('block_id').execute()).map(
    ({ block_id }) => block_id,
  ),
  limits: (await database.selectFrom('call_limit_events').select('event').execute()).length,
});

describe.each(places)('retention on %s', (place) => {
  it('really deletes what is older than its kind may get, and nothing else', async () => {
    const { database } = await createDatabase(place);
    const keys = await keysOf(database, 'a key of the tests that is long enough');
    await addRecords(database, keys, 'first', start);
    await addRecords(database, keys, 'second', start + 1_000 * oneDayMs);
    const all = await namesLeft(database);
    expect(all).toMatchObject({
      evidence: ['first', 'second'],
      texts: ['page-first', 'page-second', 'shared'],
      audit: ['first', 'second'],
    });

    const forever = kindsOfRetention(() => undefined);
    expect(await deleteExpired({ database }, forever, start + 9_000 * oneDayMs)).toEqual({ over: 5 });
    expect(await namesLeft(database)).toEqual({ ...all, limits: 0 });

    expect(await deleteExpiredInTurn({ database }, byDefault, start + 91 * oneDayMs)).toMatchObject({
      faults: 1,
      evidence: 0,
      audit: 0,
      statistics: 0,
    });
    expect(
      await deleteExpiredInTurn({ database }, byDefault, start + 91 * oneDayMs + 3_600_000),
    ).toBeUndefined();
    expect(await deleteExpiredInTurn({ database }, byDefault, start + 1_827 * oneDayMs)).toMatchObject({
      evidence: 1,
      audit: 1,
      statistics: 2,
      faults: 1,
    });
    expect(await namesLeft(database)).toEqual({
      evidence: ['second'],
      texts: ['page-second', 'shared'],
      audit: ['second'],
      statistics: ['second', 'second'],
      faults: [],
      limits: 0,
    });
    await deleteExpired({ database }, byDefault, start + 2_827 * oneDayMs);
    expect(await namesLeft(database)).toEqual({
      evidence: [],
      texts: [],
      audit: [],
      statistics: [],
      faults: [],
      limits: 0,
    });
  });

  it('deletes the other kinds where one fails, says which, and tries again at the next round', async () => {
    const { database } = await createDatabase(place);
    const keys = await keysOf(database, 'a key of the tests that is long enough');
    await addRecords(database, keys, 'first', start);
    await protectRows(database, 'block_faults');
    const late = start + 1_827 * oneDayMs;
    await expect(deleteExpiredInTurn({ database }, byDefault, late)).rejects.toThrow(
      'not all of what is over could be deleted (faults: rows of block_faults are never changed)',
    );
    expect(await namesLeft(database)).toEqual({
      evidence: [],
      texts: [],
      audit: [],
      statistics: [],
      faults: ['first'],
      limits: 0,
    });
    await expect(deleteExpiredInTurn({ database }, byDefault, late + 3_600_000)).rejects.toThrow(
      'block_faults',
    );
  });

  it('is broken off where its host ends, and done by the host that asks next', async () => {
    const { database } = await createDatabase(place);
    const keys = await keysOf(database, 'a key of the tests that is long enough');
    await addRecords(database, keys, 'first', start);
    const late = start + 1_827 * oneDayMs;
    await expect(
      deleteExpiredInTurn({ database, signal: AbortSignal.abort() }, byDefault, late),
    ).rejects.toThrow('not all of what is over');
    expect((await namesLeft(database)).faults).toEqual(['first']);
    expect(await deleteExpiredInTurn({ database }, byDefault, late + 1)).toMatchObject({
      evidence: 1,
      faults: 1,
    });
  });

  it('is done at once where the terminal asks, also right after a host did it by another setting', async () => {
    const { database } = await createDatabase(place);
    const keys = await keysOf(database, 'a key of the tests that is long enough');
    await addRecords(database, keys, 'first', start);
    await deleteExpiredInTurn({ database }, byDefault, start + 10 * oneDayMs);
    const lowered = { ...byDefault, faults: 5, evidence: undefined };
    expect(await deleteExpired({ database }, lowered, start + 10 * oneDayMs + 1_000)).toMatchObject({
      faults: 1,
    });
  });

  it('deletes locks of the editor that nobody holds any more, and no other', async () => {
    const { database } = await createDatabase(place);
    const passwordHash = 'none';
    await database.transaction().execute(async (open) => {
      const account = await createAccount(open, {
        email: 'vera@example.test',
        name: 'Vera',
        role: 'editor',
        passwordHash,
        now: start,
      });
      const actor = { id: account.id, name: account.name };
      for (const id of ['left', 'held'])
        await indexTemplate(open, { id, document: undefined, actor, at: start });
      await writeLock(open, 'left', decodeAccount(account), start);
      await writeLock(open, 'held', decodeAccount(account), start + 30_000);
    });
    expect(await deleteExpired({ database }, byDefault, start + 60_000)).toMatchObject({ over: 1 });
    expect(await database.selectFrom('editor_locks').select('template_id').execute()).toEqual([
      { template_id: 'held' },
    ]);
  });

  it('leaves the audit log protected', async () => {
    const { database } = await createDatabase(place);
    const keys = await keysOf(database, 'a key of the tests that is long enough');
    await addRecords(database, keys, 'first', start);
    await deleteExpired({ database }, byDefault, start + oneDayMs);
    await expect(database.deleteFrom('editor_audit').execute()).rejects.toMatchObject({
      message: protectedRow,
    });
    await expect(database.updateTable('editor_audit').set({ subject: 'x' }).execute()).rejects.toMatchObject({
      message: protectedRow,
    });
  });

  it('shows and deletes what is held about one telephone, whichever key hashed it', async () => {
    const { database } = await createDatabase(place);
    const older = 'an older key of the tests, long enough';
    const newer = 'a newer key of the tests, long enough';
    await addRecords(database, await keysOf(database, older), 'first', start);
    await addRecords(database, await keysOf(database, newer), 'second', start);
    const keys = await keysOf(database, newer, older);
    const person: Person = { kind: 'phone', value: '(55) 1234 5678' };
    const planted = [phone, ...keys.map((key) => keyedHash(key, 'phone', phone))];
    const held = await findPersonalData(database, keys, person);
    expect(held.agreement_evidence?.map(({ id }) => id).sort()).toEqual(['first', 'second']);
    expect(held).toMatchObject({
      call_limit_events: [{}, {}],
      call_replies: [{}, {}],
    });
    const shown = Object.entries(held)
      .filter(([, rows]) => rows.length > 0)
      .map(([table]) => table);
    const holding = await wordsInDatabase(database, planted);
    expect([...new Set(holding.map((place) => place.split('.')[0]))]).toEqual(shown.sort());
    const stranger: Person = { kind: 'phone', value: '5512345679' };
    expect(Object.values(await findPersonalData(database, keys, stranger)).flat()).toEqual([]);
    await deletePersonalData(database, keys, { person: stranger, keepsEvidence: false, now: start });
    expect(await wordsInDatabase(database, planted)).toEqual(holding);

    await deletePersonalData(database, keys, { person, keepsEvidence: true, now: start });
    expect(await wordsInDatabase(database, planted)).toEqual(['agreement_evidence.person']);
    await deletePersonalData(database, keys, { person, keepsEvidence: false, now: start });
    expect(await wordsInDatabase(database, planted)).toEqual([]);
    expect(Object.values(await findPersonalData(database, keys, person)).flat()).toEqual([]);
    expect(await database.selectFrom('agreement_texts').selectAll().execute()).toEqual([]);
  });
});

it.each([
  ['backup f', { name: 'backup', file: 'f' }],
  ['restore f', { name: 'restore', file: 'f', takesUnsigned: false }],
  ['show phone 5512345678', { name: 'show', person: { kind: 'phone', value: '5512345678' } }],
  ['show phone -', { name: 'show', person: { kind: 'phone', value: '-' } }],
  [
    'delete session s --keep-evidence',
    { name: 'delete', person: { kind: 'session', value: 's' }, keepsEvidence: true },
  ],
  ['expire', { name: 'expire' }],
  ['--help', { name: 'help' }],
  ['backup', undefined],
  ['backup a b', undefined],
  ['show phone', undefined],
  ['show phone 12', undefined],
  ['show order 12345678', undefined],
  ['expire --keep-evidence', undefined],
  ['', undefined],
])('%s', (words, command) => {
  expect(parseDataCommand(words.split(' ').filter(Boolean))).toEqual(command);
});
