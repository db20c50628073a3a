import type { Kysely } from 'kysely';
import { Registry } from 'prom-client';
import { addConversion } from '../../../src/host/calls/conversions/conversionStore';
import { addJobMetrics } from '../../../src/host/operations/metrics/jobMetrics';
import { addDatabaseMetrics } from '../../../src/host/operations/metrics/databaseMetrics';
import { HostMetrics } from '../../../src/host/operations/metrics/hostMetrics';
import { deleteExpiredInTurn } from '../../../src/host/operations/retention/deleteExpired';
import { kindsOfRetention } from '../../../src/host/process/settings/retention';
import type { Database } from '../../../src/host/store/database';
import type { DatabaseState } from '../../../src/host/store/databaseWatch';
import { addDeliveries } from '../../../src/host/store/recordEvent';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import type { SourceState } from '../../../src/host/delivery/templates/templateSource';
import { provideAddresses } from '../../support/databases';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, type TestApp } from '../../support/testApp';

const newFolder = provideTemporaryFolders();
const { newMigratedAddress, keep } = provideAddresses();
const now = Date.parse('2026-03-01T12:00:00Z');
const token = 'a token of the tests that is long enough';
const open: TestApp[] = [];
const works: DatabaseState = {
  answers: true,
  isWritable: true,
  fault: undefined,
  freeBytes: 4_096,
  logBytes: 8_192,
  faults: { full: 0, readOnly: 0, corrupt: 0, newer: 0, unfinished: 0, unavailable: 2 },
};
let database = works;
let state: SourceState | undefined = { isCurrent: true, sequence: 7, confirmedAt: 1_000 };
const clock = () => 31_000;

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ app }) => app.close()));
});

async function createHost(options: { readonly token: string | undefined } = { token }) {
  const metrics = new HostMetrics({ templates: () => state, clock });
  addDatabaseMetrics(metrics.registry, {
    state: () => database,
    pools: new Map([['visitors', () => ({ used: 3, idle: 2, waiting: 1, most: 10 })]]),
  });
  const host = await createTestApp({ folder: newFolder(), metrics: { metrics, ...options } });
  open.push(host);
  const read = async () =>
    (await host.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body;
  return { ...host, metrics, read };
}

it('are closed: without a setting there is no such page, and without the token no figures', async () => {
  const without = await createHost({ token: undefined });
  expect((await without.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  const closed = await createHost();
  for (const authorization of [undefined, token, 'Bearer ', 'Bearer wrong', `Basic ${token}`]) {
    const answer = await closed.app.inject({
      url: '/metrics',
      headers: authorization === undefined ? {} : { authorization },
    });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([401, 'no-store']);
  }
});

it('count requests by route, never by what was asked for', async () => {
  const { app, read } = await createHost();
  await app.inject({ url: '/healthz' });
  await app.inject({ url: '/landing?id=secret-5512345678' });
  await app.inject({ url: '/5512345678' });
  const figures = await read();
  expect(figures).toContain('vitrina_requests_total{method="GET",route="/healthz",status="200"} 1');
  expect(figures).toContain('vitrina_requests_total{method="GET",route="unknown",status="404"} 1');
  expect(figures).toMatch(
    /vitrina_request_duration_seconds_bucket\{le="0.001",method="GET",route="\/healthz"\} \d/,
  );
  expect(figures).not.toContain('5512345678');
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds'])
    expect(figures).toContain(`\n${name} `);
});

it('say how the database, templates, limits and counts do', async () => {
  const { metrics, read } = await createHost();
  metrics.countLimit('smsOfPhone');
  const row = {
    template_id: 'a',
    period: '2026-01-31',
    kind: 'visit',
    revision: '1',
    variant: '',
    label: '',
  } as const;
  await metrics.countWrites({ write: async () => undefined }).write([
    { ...row, count: 3 },
    { ...row, count: 2 },
  ]);
  const figures = await read();
  for (const line of [
    'vitrina_database_up 1',
    'vitrina_database_writable 1',
    'vitrina_database_damaged 0',
    'vitrina_data_free_bytes 4096',
    'vitrina_database_log_bytes 8192',
    'vitrina_database_faults_total{fault="unavailable"} 2',
    'vitrina_database_pool_used{pool="visitors"} 3',
    'vitrina_database_pool_waiting{pool="visitors"} 1',
    'vitrina_database_pool_most{pool="visitors"} 10',
    'vitrina_templates_current 1',
    'vitrina_templates_age_seconds 30',
    'vitrina_publications 7',
    'vitrina_limit_reached_total{limit="smsOfPhone"} 1',
    'vitrina_events_written_total 5',
  ]) {
    expect(figures.split('\n')).toContain(line);
  }
  database = { ...works, answers: false, isWritable: undefined, fault: 'corrupt', freeBytes: undefined };
  state = { isCurrent: false, sequence: 7, confirmedAt: 1_000 };
  const down = (await read()).split('\n');
  for (const line of ['vitrina_database_up 0', 'vitrina_database_damaged 1']) expect(down).toContain(line);
  expect(down.join()).not.toMatch(/,vitrina_(?:database_writable|data_free_bytes) /);
  expect(down).toContain('vitrina_templates_current 0');
});

/** Has a template end at a time. */
async function setTime(database: Kysely<Database>, at: number): Promise<void> {
  const id = `ends-${at}`;
  await new SqlTemplateStore(database).publish({
    document: `{"id":"${id}"}`,
    publishedBy: 'ana',
    reason: '',
  });
  await database
    .insertInto('editor_schedules')
    .values({
      template_id: id,
      sha256: '',
      document: null,
      publish_at: null,
      end_at: at,
      by_id: '',
      by_name: 'ana',
      reason: '',
      due_at: at,
      seen_revision: 1,
    })
    .execute();
}

it('say how late set times are, and when jobs were done last', async () => {
  const database = keep(openDatabase(await newMigratedAddress('SQLite')));
  const registry = new Registry();
  const jobs = addJobMetrics(registry, { database, clock: () => now });
  const lines = async () => (await registry.metrics()).split('\n');
  expect((await lines()).join()).not.toMatch(/,vitrina_schedule_lag_seconds /);
  await jobs.settled();
  expect(await lines()).toContain('vitrina_schedule_lag_seconds 0');
  expect(await lines()).toContain('vitrina_webhook_lag_seconds 0');
  await database
    .insertInto('webhook_endpoints')
    .values({
      id: 'e',
      name: 'CRM',
      url: 'https://hooks.example/',
      events: '[]',
      markets: null,
      is_on: 1,
      secret: '',
      previous_secret: null,
      previous_until: null,
      created_at: now,
      created_by_name: 'ana',
    })
    .execute();
  for (const afterMs of [-70_000, -5_000])
    await database.transaction().execute(async (open) => {
      const data = { by: 'ana' };
      await addDeliveries(open, ['e'], { type: 'webhook.test', at: now + afterMs, templateId: '', data });
    });
  const key = { id: 'k', secret: Buffer.alloc(32) };
  for (const dueAt of [now - 30_000, now + 60_000])
    await addConversion(database, [key], {
      eventId: `cnv_${dueAt}`,
      body: '{}',
      phone: '5512345678',
      endpoints: ['crm'],
      now,
      dueAt,
    });
  for (const afterMs of [-1_000, -90_000, 60_000]) await setTime(database, now + afterMs);
  await deleteExpiredInTurn(
    { database },
    kindsOfRetention(() => undefined),
    now,
  );
  const later = new Registry();
  const known = addJobMetrics(later, { database, clock: () => now });
  await later.metrics();
  await known.settled();
  const figures = (await later.metrics()).split('\n');
  expect(figures).toContain('vitrina_schedule_lag_seconds 90');
  expect(figures).toContain('vitrina_webhook_lag_seconds 70');
  expect(figures).toContain('vitrina_webhook_deliveries{state="pending"} 2');
  expect(figures).toContain('vitrina_webhook_deliveries{state="failed"} 0');
  expect(figures).toContain('vitrina_conversions{state="pending"} 2');
  expect(figures).toContain('vitrina_conversion_lag_seconds 30');
  expect(figures).toContain(`vitrina_last_success_timestamp_seconds{work="retention"} ${now / 1_000}`);
});
