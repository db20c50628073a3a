import { BlockFaultStore } from '../../../src/host/reports/blockFaultStore';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, type TestApp, type TestAppOptions } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();
const open: TestApp[] = [];
afterEach(() => Promise.all(open.splice(0).map(({ app }) => app.close())));

async function createHost(options: Partial<TestAppOptions> = {}): Promise<TestApp> {
  const host = await createTestApp({ folder: temporaryFolder(), ...options });
  host.source.publish('mx', '{"id":"mx"}');
  open.push(host);
  return host;
}

const report = {
  templateId: 'mx',
  revision: '7',
  blockId: 'top',
  blockType: 'hero',
  fault: 'invalid',
  detail: '/title must be string',
};

const send = ({ app }: TestApp, payload: object | string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/report', payload, headers });

describe('POST /report', () => {
  it('takes a fault of a published page', async () => {
    const host = await createHost();
    const { revision: _revision, ...withoutRevision } = report;
    expect((await send(host, report)).statusCode).toBe(204);
    expect((await send(host, withoutRevision)).statusCode).toBe(204);
    expect(host.reports).toEqual([report, { ...report, revision: '' }]);
  });

  it('keeps nothing that could be about a person', async () => {
    const host = await createHost();
    await send(host, { ...report, detail: 'threw at /landing?phone=5512345678: +52 55 1234 5678, code 123456' });
    expect(host.reports[0]?.detail).not.toMatch(/\d{4}|phone=/);
  });

  it('drops what it did not ask for', async () => {
    const host = await createHost();
    expect((await send(host, { ...report, phone: '5512345678' })).statusCode).toBe(204);
    expect(host.reports).toEqual([report]);
  });

  it('forgets reports about pages that nobody published', async () => {
    const host = await createHost();
    expect((await send(host, { ...report, templateId: 'other' })).statusCode).toBe(204);
    expect(host.reports).toEqual([]);
  });

  it.each<[string, object | string, number]>([
    ['a missing field', { templateId: 'mx' }, 400],
    ['a wrong type', { ...report, detail: { a: 1 } }, 400],
    ['a strange id', { ...report, templateId: '../x' }, 400],
    ['no object', '"text"', 400],
    ['no JSON', '{', 400],
    ['more than 4 kB', { ...report, detail: 'x'.repeat(4_200) }, 413],
  ])('refuses %s', async (_what, payload, status) => {
    const host = await createHost();
    const reply = await send(host, payload, { 'content-type': 'application/json' });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, String(status)]);
    expect(host.reports).toEqual([]);
  });

  it('stops a flood from one address, unless limits are off', async () => {
    const limited = await createHost();
    const statuses: number[] = [];
    for (let sent = 0; sent < 121; sent += 1) statuses.push((await send(limited, report)).statusCode);
    expect([statuses.indexOf(429), statuses.length]).toEqual([120, 121]);
    const refused = await send(limited, report);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: '429' });

    const free = await createHost({ rateLimits: false });
    for (let sent = 0; sent < 125; sent += 1) expect((await send(free, report)).statusCode).toBe(204);
  });

  it('tells readers behind a trusted proxy apart, and believes nobody else', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (const [trustedProxies, expected] of [[['127.0.0.1'], 204], [[], 429]] as const) {
      const host = await createHost({ trustedProxies });
      for (let sent = 0; sent < 121; sent += 1) await send(host, report, from('198.51.100.1'));
      expect((await send(host, report, from('198.51.100.2'))).statusCode).toBe(expected);
    }
  });
});

describe('the store of reports', () => {
  it('counts by template, revision, block and fault, and has an end', async () => {
    const database = openDatabase({ databaseUrl: undefined, dataFolder: temporaryFolder() });
    await migrate(database);
    let now = 1_000;
    const store = new BlockFaultStore(database, () => now);
    await store.add(report);
    now = 2_000;
    await Promise.all([store.add(report), store.add(report), store.add({ ...report, fault: 'threw' })]);
    expect(await store.list('mx')).toEqual([
      { ...report, count: 3, firstAt: 1_000, lastAt: 2_000 },
      { ...report, fault: 'threw', count: 1, firstAt: 2_000, lastAt: 2_000 },
    ]);
    for (let block = 0; block < 1_005; block += 1) await store.add({ ...report, blockId: `b${block}` });
    expect(await store.list('mx')).toHaveLength(1_000);
    await store.add(report);
    expect((await store.list('mx'))[0]?.count).toBe(4);
    await database.destroy();
  });
});
