import { HostMetrics } from '../../../src/host/operations/metrics/hostMetrics';
import { CountReader } from '../../../src/host/editor/insight/statistics/countReader';
import { CountRecorder } from '../../../src/host/calls/counting/countRecorder';
import { CountWriter } from '../../../src/host/calls/counting/countWriter';
import { describeStatistics } from '../../../src/host/editor/insight/statistics/describeStatistics';
import { BlockFaultStore } from '../../../src/host/calls/clientErrors/blockFaultStore';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { findRevision } from '../../../src/host/delivery/templates/readStored';
import { SettableSource } from '../../support/hostParts';
import { places, provideDatabases } from '../../support/databases';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, type TestApp, type TestAppOptions } from '../../support/testApp';
import { testKeys } from '../../support/testKeys';

const temporaryFolder = provideTemporaryFolders();
const provided = provideDatabases();
const open: TestApp[] = [];
afterEach(() => Promise.all(open.splice(0).map(({ app }) => app.close())));

/** A block of a type of its own, and one in a column of it. */
const documentOf = (outer: string, inner: string): string =>
  JSON.stringify({
    id: 'mx',
    blocks: [
      { id: outer, type: 'hero', props: {} },
      { id: 'two', type: 'columns', props: { columns: [[{ id: inner, type: 'faq', props: {} }], 'odd'] } },
      { type: 'nameless' },
      null,
    ],
  });

async function createHost(options: Partial<TestAppOptions> = {}): Promise<TestApp> {
  const host = await createTestApp({ folder: temporaryFolder(), ...options });
  if (!options.source) host.source.publish('mx', documentOf('top', 'inner'), '7');
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
    await send(host, {
      ...report,
      detail: 'threw at /landing?phone=5512345678: +52 55 1234 5678, code 123456',
    });
    expect(host.reports[0]?.detail).not.toMatch(/\d{4}|phone=/);
  });

  it('drops what names no block of the page, or no revision of it', async () => {
    const asked: string[] = [];
    const findRevision = async (id: string, revision: string) => {
      asked.push(revision);
      const template = { id, revision, document: documentOf('old', 'older'), sha256: 'of the old one' };
      return revision === '6' ? template : undefined;
    };
    const host = await createHost({ findRevision, rateLimits: false });
    const reported: [blockId: string, revision: string | undefined, blockType: string | undefined][] = [
      ['top', '7', 'hero'],
      ['top', '', 'hero'],
      ['top', undefined, 'hero'],
      ['inner', '7', 'faq'],
      ['', '7', ''],
      ['old', '6', 'hero'],
      ['older', '6', 'faq'],
      ['', '6', ''],
      ['old', '7', undefined],
      ['top', '6', undefined],
      ['top', '8', undefined],
      ['', '8', undefined],
      ['toString', '7', undefined],
      ['made-up', '', undefined],
    ];
    for (const [blockId, revision, blockType] of reported) {
      const before = host.reports.length;
      const payload = { ...report, blockId, revision, blockType: 'as it likes' };
      expect((await send(host, payload)).statusCode).toBe(204);
      const kept = host.reports.slice(before).map((each) => each.blockType);
      expect([blockId, revision, kept]).toEqual([
        blockId,
        revision,
        blockType === undefined ? [] : [blockType],
      ]);
    }
    expect(asked).toEqual(['6', '8']);
  });

  it('knows what is live alone where no revisions are kept, and what goes live', async () => {
    const host = await createHost();
    await send(host, { ...report, revision: '6' });
    host.source.publish('mx', documentOf('new', 'newer'), '8');
    await send(host, report);
    expect(host.reports).toEqual([]);
    await send(host, { ...report, blockId: 'newer', revision: '8' });
    expect(host.reports).toMatchObject([{ blockId: 'newer', blockType: 'faq' }]);
    host.source.publish('mx', 'no template', '9');
    await send(host, { ...report, blockId: '', revision: '9' });
    expect(host.reports).toMatchObject([{ blockId: 'newer' }, { blockId: '' }]);
  });

  it('takes where a visit stopped, and no value of a field', async () => {
    const host = await createHost();
    const journey = { kind: 'journey', templateId: 'mx', isFirst: true };
    const facts = { reached: ['top'], touched: ['phone'] };
    expect((await send(host, { ...journey, facts })).statusCode).toBe(204);
    expect(host.counted).toMatchObject([{ templateId: 'mx', isFirst: true, facts }]);
    for (const wrong of [
      { ...journey, facts: { reached: ['x'.repeat(101)] } },
      { ...journey, facts: { reached: Array.from({ length: 201 }, (_, block) => `b${block}`) } },
      { ...journey, facts: { touched: [{ phone: '5512345678' }] } },
      { ...journey },
    ])
      expect((await send(host, wrong)).statusCode).toBe(400);
    await send(host, { ...journey, facts: { ...facts, values: ['5512345678'] } });
    expect(JSON.stringify(host.counted)).not.toContain('5512345678');
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
    ['a fault of its own making', { ...report, fault: 'made-up' }, 400],
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
    for (const [trustedProxies, expected] of [
      [['127.0.0.1'], 204],
      [[], 429],
    ] as const) {
      const host = await createHost({ trustedProxies });
      for (let sent = 0; sent < 121; sent += 1) await send(host, report, from('198.51.100.1'));
      expect((await send(host, report, from('198.51.100.2'))).statusCode).toBe(expected);
    }
  });
});

describe('measurements and errors', () => {
  it.each(places)(
    'count under revisions that were published, however many are made up, on %s',
    async (place) => {
      const { database } = await provided(place);
      const clock = () => Date.parse('2026-06-15T10:00:00Z');
      const store = new SqlTemplateStore(database, clock);
      for (const words of ['one', 'two'])
        await store.publish({
          document: JSON.stringify({ id: 'mx', words }),
          publishedBy: 'test',
          reason: '',
        });
      const source = new SettableSource();
      source.publish('mx', '{"id":"mx","words":"two"}', '2');
      const recorder = new CountRecorder({
        writer: new CountWriter(database, testKeys),
        source,
        clock,
        log: { warn: () => undefined, error: () => undefined },
      });
      let asked = 0;
      const host = await createHost({
        source,
        rateLimits: false,
        counts: recorder,
        findRevision: (id, revision) => {
          asked += 1;
          return findRevision(store, id, revision);
        },
      });
      const vitals = { LCP: 900, INP: 100, CLS: 0 };
      const revisionsOf = (number: number): readonly string[] => [
        `${number}`,
        `made${number}`,
        `0${number}`,
        `${'0'.repeat(1 + (number % 60))}1`,
      ];
      const madeUp = Array.from({ length: 250 }, (_nothing, number) => revisionsOf(number + 3)).flat();
      for (const revision of ['1', '2', '', ...madeUp]) {
        expect((await send(host, { kind: 'vitals', templateId: 'mx', revision, vitals })).statusCode).toBe(
          204,
        );
        expect((await send(host, { kind: 'error', templateId: 'mx', revision, error: 'x' })).statusCode).toBe(
          204,
        );
      }
      await recorder.stop(5_000);
      const rows = await database
        .selectFrom('template_counts')
        .select(['kind', 'revision', 'count'])
        .orderBy('kind')
        .orderBy('revision')
        .execute();
      const counted = (kind: string) => [
        { kind, revision: '', count: madeUp.length + 1 },
        { kind, revision: '1', count: 1 },
        { kind, revision: '2', count: 1 },
      ];
      expect(rows).toEqual(['CLS', 'INP', 'LCP', 'error'].flatMap(counted));
      expect(asked).toBeLessThanOrEqual(new Set(madeUp).size + 1);
      const { vitals: described } = await describeStatistics(new CountReader(database), {
        id: 'mx',
        range: { from: '2026-06-01', to: '2026-06-30' },
        now: Date.parse('2026-06-15'),
        weights: new Map(),
      });
      expect(
        described.filter(({ name }) => name === 'LCP').map(({ revision, count }) => [revision, count]),
      ).toEqual([
        [null, madeUp.length + 3],
        ['2', 1],
        ['1', 1],
      ]);
    },
    60_000,
  );

  it('count without the revision where the database is away', async () => {
    const counted: unknown[] = [];
    const record = (...given: unknown[]) => void counted.push(given);
    const counts = {
      recordEvent: record,
      recordVital: record,
      recordError: record,
      recordFault: record,
      recordJourney: record,
      stop: async () => undefined,
    };
    const host = await createHost({ counts, findRevision: () => Promise.reject(new Error('down')) });
    await send(host, { kind: 'vitals', templateId: 'mx', revision: '5', vitals: { LCP: 900 } });
    await send(host, { kind: 'vitals', templateId: 'mx', revision: '7', vitals: { LCP: 900 } });
    const vital = { templateId: 'mx', variant: '', name: 'LCP', value: 900, address: '127.0.0.1' };
    expect(counted).toEqual([[{ ...vital, revision: '' }], [{ ...vital, revision: '7' }]]);
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

  it.each(places)(
    'lets the rarest, oldest fault make room, so that lies crowd out no fault that many see, on %s',
    async (place) => {
      const { database } = await provided(place);
      let now = 5_000;
      const store = new BlockFaultStore(database, () => (now += 1));
      await store.add(report);
      await store.add(report);
      await store.add({ ...report, templateId: 'other' });
      const row = {
        template_id: 'mx',
        revision: '7',
        fault: 'invalid',
        block_type: 'hero',
        detail: '',
        count: 1,
      };
      const lies = Array.from({ length: 999 }, (_nothing, number) => ({
        ...row,
        block_id: `lie${number}`,
        first_at: number,
        last_at: number,
      }));
      await database.insertInto('block_faults').values(lies).execute();
      await store.add({ ...report, blockId: 'lie999' });
      await store.add({ ...report, blockId: 'real' });
      const kept = new Set((await store.list('mx')).map(({ blockId }) => blockId));
      expect([kept.size, kept.has('top'), kept.has('real')]).toEqual([1_000, true, true]);
      expect(['lie0', 'lie1', 'lie2', 'lie999'].map((id) => kept.has(id))).toEqual([
        false,
        false,
        true,
        true,
      ]);
      expect(await store.list('other')).toHaveLength(1);
    },
  );
});

describe('POST /report of the key facts of a loan', () => {
  const facts = { kind: 'keyFacts', productId: '1002', missing: ['keyFacts.lateCharges'] };
  const allIn = { stated: 19.9, computed: 29.32 };
  const warnings = ({ log }: TestApp) =>
    log.filter(({ level, productId }) => level === 'warn' && productId !== undefined);

  it('tells the lender in the log what was not sent and which figure is wrong, once an hour', async () => {
    let now = Date.UTC(2026, 10, 23);
    const host = await createHost({ clock: () => now });
    for (let times = 0; times < 3; times += 1)
      expect((await send(host, { ...facts, allIn })).statusCode).toBe(204);
    expect(warnings(host)).toEqual([
      expect.objectContaining({ productId: '1002', missing: ['keyFacts.lateCharges'] }),
      expect.objectContaining({ productId: '1002', ...allIn }),
    ]);
    now += 3_600_000;
    await send(host, { ...facts, allIn });
    expect(warnings(host)).toHaveLength(4);
  });

  it('counts each of them, also what the log has said before', async () => {
    const metrics = new HostMetrics({ templates: () => undefined, clock: Date.now });
    const host = await createHost({ metrics: { metrics, token: undefined } });
    await send(host, facts);
    await send(host, { ...facts, allIn });
    const counted = await metrics.registry.getSingleMetricAsString('vitrina_key_facts_faults_total');
    expect(counted).toContain('{fault="keyFacts.lateCharges"} 2');
    expect(counted).toContain('{fault="allInDiffers"} 1');
  });

  it.each([
    { ...facts, missing: ['sessionId'] },
    { ...facts, productId: 'a b' },
    { ...facts, productId: '1'.repeat(41) },
    { ...facts, allIn: { stated: 'much', computed: 1 } },
  ])('refuses what is none: %j', async (report) => {
    const host = await createHost();
    expect((await send(host, report)).statusCode).toBe(400);
    expect(warnings(host)).toEqual([]);
  });

  it('keeps nothing that is not asked for', async () => {
    const host = await createHost();
    await send(host, { ...facts, phone: '+525512345678', allIn: { ...allIn, borrower: 'Ana' } });
    expect(warnings(host)).toHaveLength(2);
    expect(JSON.stringify(host.log)).not.toMatch(/5512345678|Ana/);
  });

  it('logs so many different ones an hour and no more, whoever makes them up', async () => {
    const host = await createHost({ rateLimits: false });
    for (let made = 0; made < 230; made += 1) await send(host, { ...facts, productId: `p${made}` });
    expect(warnings(host)).toHaveLength(200);
  });
});
