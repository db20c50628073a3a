import { sql, type Kysely } from 'kysely';
import { WriteQueue } from '../../../src/host/calls/interceptor/writeQueue';
import { EvidenceStore } from '../../../src/host/calls/evidence/evidenceStore';
import type { Database } from '../../../src/host/store/database';
import { evidenceRows } from '../../support/evidenceRows';
import { places, provideDatabases } from '../../support/databases';
import { act, provideInterceptingHosts } from '../../support/interceptingHost';
import { until } from '../../support/until';

const createDatabase = provideDatabases();
const now = Date.parse('2026-03-01T12:00:00Z');
const { lender, createHost } = provideInterceptingHosts(() => now);
const subject = { one: 'evidence of an agreement', many: 'evidence of agreements' };
const silent = { warn: () => undefined, error: () => undefined };

const rowOf = (id: string, words = '1') => ({
  id,
  call: 'register',
  key_id: 'k',
  person: 'p',
  order_no: null,
  page_id: 'page',
  page_revision: words,
  page_sha256: null,
  agreement_id: '',
  agreement_revision: '',
  agreement_sha256: null,
  language: 'es',
  offer: '{}',
  outcome: 'open',
  shown_at: now,
});

const shown = (store: EvidenceStore, row: ReturnType<typeof rowOf>) => ({
  what: 'shown',
  write: () => store.open({ row, texts: [] }).then(() => undefined),
});

const idsIn = async (database: Kysely<Database>): Promise<string[]> =>
  (await evidenceRows(database)).map(({ id, outcome }) => `${id} ${outcome}`).sort();

const takeAway = (database: Kysely<Database>) =>
  sql`alter table agreement_evidence rename to away`.execute(database);
const bringBack = (database: Kysely<Database>) =>
  sql`alter table away rename to agreement_evidence`.execute(database);

describe.each(places)('evidence that could not be written on %s', (place) => {
  it('arrives once it can be, with what came of the call', async () => {
    const { database, connect } = await createDatabase(place);
    const store = new EvidenceStore(connect());
    const queue = new WriteQueue(silent, subject, 50);
    await takeAway(database);
    await queue.add('waits', shown(store, rowOf('waits')));
    await queue.add('waits', {
      what: 'outcome',
      write: () => store.close('waits', { kind: 'accepted', orderNo: '7' }),
    });
    await bringBack(database);
    await until(async () => (await idsIn(database)).length > 0);
    await queue.stop(5_000);
    expect(await idsIn(database)).toEqual(['waits accepted']);
  });
});

it('what PostgreSQL never takes holds up nobody, and goes after a while', async () => {
  const { database } = await createDatabase('PostgreSQL');
  const store = new EvidenceStore(database);
  const lost: unknown[] = [];
  const queue = new WriteQueue(
    { ...silent, error: (fields: unknown) => void lost.push(fields) },
    subject,
    10,
  );
  await queue.add('bad', shown(store, rowOf('bad', 'a\0b')));
  let count = 0;
  await until(async () => {
    count += 1;
    const id = `good ${String(count).padStart(4, '0')}`;
    await queue.add(id, shown(store, rowOf(id)));
    return lost.length > 0;
  });
  expect(lost).toEqual([expect.objectContaining({ call: 'bad', lost: ['shown'] })]);
  expect(await idsIn(database)).toHaveLength(count);
  await queue.stop(5_000);
  expect(lost).toHaveLength(1);
});

it('a registration is written before it goes on, also while another one waits', async () => {
  const { database } = await createDatabase('SQLite');
  const { app, source } = await createHost({ database });
  source.publish('mx-bienvenida', '{"id":"mx-bienvenida"}', '4');
  const register = (key: string) =>
    act(app, {
      path: '/api/v2/youmi/promotion/register',
      payload: { phone: '5512345678', smsCode: '1', id: 'mx-bienvenida' },
      key,
    });
  await takeAway(database);
  expect((await register('one')).statusCode).toBe(200);
  await bringBack(database);
  const seen: Promise<string[]>[] = [];
  const { answer } = lender;
  lender.answer = (request, response) => {
    seen.push(idsIn(database));
    answer(request, response);
  };
  expect((await register('two')).statusCode).toBe(200);
  expect(await seen[0]).toEqual([expect.stringContaining(' open')]);
  await app.close();
  expect(await idsIn(database)).toHaveLength(2);
});
