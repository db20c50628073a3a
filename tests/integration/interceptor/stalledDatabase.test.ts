import { sql } from 'kysely';
import { lockChain } from '../../../src/host/calls/evidence/evidenceChain';
import { countOpenOutcomes } from '../../../src/host/calls/idempotency/sqlReplyStore';
import { addInterceptorMetrics } from '../../../src/host/operations/metrics/interceptorMetrics';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { provideAddresses, provideDatabases } from '../../support/databases';
import { evidenceRows } from '../../support/evidenceRows';
import { act, provideInterceptingHosts } from '../../support/interceptingHost';
import { answerJson } from '../../support/lenderServer';
import { until } from '../../support/until';
import { Registry } from 'prom-client';

const createDatabase = provideDatabases();
const { newMigratedAddress, keep } = provideAddresses();
let now = Date.parse('2026-03-01T12:00:00Z');
const { lender, createHost } = provideInterceptingHosts(() => now);

const push = {
  path: '/humorous/v3/loan-confirm/loan-detail-push',
  payload: { amount: '500000', productId: 'p1' },
  key: 'k1',
  query: '?sessionId=s1',
};

it('a call that moves money is answered within 5 s of a database that stalls; one that was not sent says so', async () => {
  const { database, connect } = await createDatabase('PostgreSQL');
  const trusting = await createHost({ database: connect(), hasUsualPatience: true });
  const careful = await createHost({
    database: connect(),
    hasUsualPatience: true,
    isUpstreamIdempotent: false,
  });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let hold = (): void => undefined;
  const held = new Promise<void>((resolve) => (hold = resolve));
  const stalling = database.transaction().execute(async (open) => {
    await sql`lock table call_replies, agreement_evidence in access exclusive mode`.execute(open);
    hold();
    await released;
  });
  await held;
  const begun = performance.now();
  const timed = async (call: ReturnType<typeof act>) => ({
    reply: await call,
    ms: performance.now() - begun,
  });
  const [sent, unsent] = await Promise.all([
    timed(act(trusting.app, push)),
    timed(act(careful.app, { ...push, key: 'k2' })),
  ]);
  release();
  await stalling;
  expect([sent.reply.statusCode, unsent.reply.statusCode]).toEqual([200, 503]);
  expect([unsent.reply.json(), unsent.reply.headers['retry-after']]).toEqual([
    { code: 'notSent', message: '', data: null },
    '3',
  ]);
  expect(Math.max(sent.ms, unsent.ms)).toBeLessThan(5_000);
  expect(lender.received).toHaveLength(1);
}, 20_000);

it('a transaction that stalls with the lock of the evidence’s chain leaves connections to calls that move money', async () => {
  const address = await newMigratedAddress('PostgreSQL');
  const database = keep(openDatabase(address));
  const { app } = await createHost({
    database: keep(openDatabase({ ...address, connections: 4 })),
    hasUsualPatience: true,
    isUpstreamIdempotent: false,
  });
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and not granted and datname = current_database()`.execute(database);
    return rows[0]?.count ?? 0;
  };
  await database.transaction().execute(async (open) => {
    await lockChain(open);
    const { rows } = await sql<{ patience: string }>`
      select current_setting('lock_timeout') as patience`.execute(open);
    expect(rows).toEqual([{ patience: '3s' }]);
    const calls = Array.from({ length: 8 }, (_each, number) => ({ ...push, key: `k${number}` }));
    const replies = Promise.all(calls.map((call) => act(app, call)));
    await until(async () => (await waiting()) > 0);
    expect((await replies).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200));
  });
  await until(async () => (await evidenceRows(database)).length === 8);
}, 60_000);

it('figures say how many outcomes are open, and what evidence waits', async () => {
  const { database } = await createDatabase('SQLite');
  const { app } = await createHost({ database });
  const registry = new Registry();
  addInterceptorMetrics(registry, {
    openOutcomes: () => countOpenOutcomes(database, now),
    evidenceQueue: () => ({ length: 2, oldestSeconds: 7.5, lost: 1 }),
  });
  lender.answer = (_request, response) => response.destroy();
  await act(app, push);
  await act(app, { ...push, key: 'settled' });
  lender.answer = answerJson({ code: 0, message: '', data: {} });
  await act(app, { ...push, key: 'settled' });
  const figures = await registry.metrics();
  for (const line of [
    'vitrina_open_outcomes 1',
    'vitrina_evidence_waiting 2',
    'vitrina_evidence_oldest_seconds 7.5',
    'vitrina_evidence_lost 1',
  ]) {
    expect(figures).toContain(`\n${line}\n`);
  }
  await database.updateTable('call_replies').set({ state: 'underWay' }).execute();
  expect(await countOpenOutcomes(database, now + 91_000)).toBe(2);
  now += 25 * 3_600_000;
  expect(await countOpenOutcomes(database, now)).toBe(0);
  await database.destroy();
  expect(await registry.metrics()).not.toContain('\nvitrina_open_outcomes ');
});
