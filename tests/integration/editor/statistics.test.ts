import fc from 'fast-check';
import type { Kysely } from 'kysely';
import type { Statistics, TemplateList } from '../../../src/generated/editor';
import type { JourneyFacts } from '../../../src/contract/journey';
import { CountReader } from '../../../src/host/editor/insight/statistics/countReader';
import { CountRecorder } from '../../../src/host/calls/counting/countRecorder';
import { CountWriter } from '../../../src/host/calls/counting/countWriter';
import { describeStatistics } from '../../../src/host/editor/insight/statistics/describeStatistics';
import { rollUp } from '../../../src/host/calls/counting/rollUp';
import type { TemplateCountRow } from '../../../src/host/store/tables/operationTables';
import { bucketOf, vitalFigures } from '../../../src/host/calls/counting/vitalBuckets';
import type { Database } from '../../../src/host/store/database';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideDatabases } from '../../support/databases';
import { editorOrigin, soundDocument, startEditorHost } from '../../support/editorHost';
import { SettableSource } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { testKeys } from '../../support/testKeys';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const today = Date.parse('2026-06-15T10:00:00Z');
const dayMs = 86_400_000;

const variantBlock = (group: string) => ({
  id: group,
  type: 'spacer',
  props: { size: 8 },
  variant: { experiment: 'e1', group, weight: 1 },
});
const document = JSON.stringify({ id: 'mx', blocks: [variantBlock('a'), variantBlock('b')] });

const row = (changes: Partial<TemplateCountRow>): TemplateCountRow => ({
  template_id: 'mx',
  period: '2026-06-15',
  kind: 'visit',
  revision: '1',
  variant: '',
  label: '',
  count: 1,
  ...changes,
});

describe.each(places)('counts on %s', (place) => {
  let database: Kysely<Database>;
  let source: SettableSource;
  let now = today;

  beforeEach(async () => {
    now = today;
    ({ database } = await openDatabase(place));
    source = new SettableSource();
    source.publish('mx', document, '7');
  }, 60_000);

  const recorder = () =>
    new CountRecorder({
      writer: new CountWriter(database, testKeys),
      source,
      clock: () => now,
      log: { warn: () => undefined, error: () => undefined },
    });
  const read = (from = '2026-06-01', to = '2026-06-30') =>
    describeStatistics(new CountReader(database), {
      id: 'mx',
      range: { from, to },
      now,
      weights: new Map([['e1:a', 1]]),
    });
  const event = {
    kind: 'visit',
    templateId: 'mx',
    variant: '',
    utmTag: '',
    audience: { language: 'es', client_type: 'android' },
    address: '203.0.113.7',
  } as const;

  it('adds up what several hosts count at once, by day, revision, group and utm_tag', async () => {
    const hosts = [recorder(), recorder(), recorder()];
    for (const host of hosts) {
      for (let visit = 0; visit < 20; visit += 1)
        host.recordEvent({ ...event, variant: visit % 2 ? 'e1:a' : 'e1:b', utmTag: 'spring' });
      host.recordEvent({ ...event, kind: 'click', variant: 'e1:a', utmTag: 'spring' });
      host.recordEvent({ ...event, kind: 'sms', variant: 'e1:a' });
      host.recordEvent({ ...event, kind: 'registration', variant: 'e1:a,e9:x,e1:zzz' });
    }
    await Promise.all(hosts.map((host) => host.stop(5_000)));
    source.publish('mx', document, '8');
    now += dayMs;
    const later = recorder();
    later.recordEvent(event);
    await later.stop(5_000);
    // Pages of before did not tell how far visits got: codes and sent forms stand for them, as often as they were.
    const steps = { visits: 60, forms: 3, codes: 3, applications: 3, registrations: 3, taps: 0, messages: 3 };
    const found = await read('2026-06-14', '2026-06-17');
    expect(found).toMatchObject({
      total: { ...steps, visits: 61 },
      stepsSince: null,
      periods: [
        { period: '2026-06-14', visits: 0, registrations: 0 },
        { period: '2026-06-15', ...steps },
        { period: '2026-06-16', visits: 1 },
        { period: '2026-06-17', visits: 0, registrations: 0 },
      ],
      revisions: [
        { revision: '8', visits: 1 },
        { revision: '7', ...steps },
      ],
      groups: [
        { experiment: 'e1', group: 'a', visits: 30, applications: 3, codes: 3, registrations: 3 },
        { experiment: 'e1', group: 'b', visits: 30, applications: 0 },
      ],
      tags: [
        { tag: 'spring', visits: 60, applications: 3 },
        { tag: '', visits: 1, codes: 3, registrations: 3 },
      ],
    });
    expect((await read()).periods).toHaveLength(30);
  });

  it('counts how far visits get by language and phone, and what was counted before that apart', async () => {
    await new CountWriter(database, testKeys).write([row({ period: '2026-06-14', count: 7 })]);
    const hosts = [recorder(), recorder()];
    const iPhone = { language: 'en', client_type: 'ios' } as const;
    for (const host of hosts) {
      for (const audience of [event.audience, event.audience, iPhone])
        host.recordEvent({ ...event, audience });
      host.recordEvent({ ...event, kind: 'form' });
      host.recordEvent({ ...event, kind: 'form', audience: iPhone });
      host.recordEvent({ ...event, kind: 'code' });
      // One visitor asks for several codes, taps on apply several times and on other buttons.
      for (const kind of ['sms', 'sms', 'click', 'click', 'tap'] as const)
        host.recordEvent({ ...event, kind });
      host.recordEvent({ ...event, kind: 'apply' });
    }
    // The report of this one's steps was lost on its way.
    hosts[0]!.recordEvent({ ...event, kind: 'registration', audience: iPhone });
    await Promise.all(hosts.map((host) => host.stop(5_000)));
    const found = await read();
    expect(found.total).toEqual({
      visits: 13,
      forms: 4,
      codes: 2,
      applications: 2,
      registrations: 1,
      taps: 2,
      messages: 4,
    });
    expect(found.stepsSince).toBe('2026-06-15');
    expect(found.languages).toMatchObject([
      { language: '', visits: 7, forms: 0 },
      { language: 'es', visits: 4, forms: 2, codes: 2, applications: 2, registrations: 0 },
      { language: 'en', visits: 2, forms: 2, codes: 1, applications: 1, registrations: 1 },
    ]);
    expect(found.phones).toMatchObject([
      { clientType: '', visits: 7 },
      { clientType: 'android', visits: 4, forms: 2 },
      { clientType: 'ios', visits: 2, registrations: 1 },
    ]);
    expect(await database.selectFrom('audience_counts').selectAll().execute()).toHaveLength(10);
  });

  it('compares with as many days before, unless those are kept by month', async () => {
    await new CountWriter(database, testKeys).write([
      row({ period: '2026-06-07', count: 1_000 }),
      row({ period: '2026-06-08', count: 40 }),
      row({ period: '2026-06-10', kind: 'registration', count: 4 }),
      row({ period: '2026-06-12', count: 60 }),
    ]);
    const week = await read('2026-06-12', '2026-06-15');
    expect(week.before).toMatchObject({
      from: '2026-06-08',
      to: '2026-06-11',
      total: { visits: 40, registrations: 4 },
    });
    expect(week.total.visits).toBe(60);
    expect((await read('2026-04-01', '2026-06-15')).before).toBeNull();
  });

  it('keeps no page that nobody published, no endless text and no more tags a day than fit', async () => {
    const host = recorder();
    host.recordEvent({ ...event, templateId: 'other' });
    for (const tag of ['who 55 1234 5678 90', 'ana@example.com'])
      host.recordEvent({ ...event, kind: 'sms', utmTag: tag });
    for (let tag = 0; tag < 260; tag += 1) host.recordEvent({ ...event, utmTag: `tag ${tag}` });
    await host.stop(5_000);
    const another = recorder();
    another.recordEvent({ ...event, utmTag: 'late' });
    another.recordEvent({ ...event, utmTag: 'tag 3' });
    another.recordEvent({ ...event, kind: 'click', utmTag: `${'x'.repeat(500)}\u0000\ud800` });
    await another.stop(5_000);
    const rows = await database.selectFrom('template_counts').selectAll().execute();
    const labels = new Set(rows.map(({ label }) => label));
    expect([labels.size, labels.has('who …'), labels.has('…')]).toEqual([201, true, true]);
    expect(labels).toContain('other');
    expect(rows.find(({ label }) => label === 'tag 3')?.count).toBe(2);
    expect(rows.filter(({ label }) => label === 'other').map(({ kind, count }) => [kind, count])).toEqual(
      expect.arrayContaining([
        ['visit', 63],
        ['click', 1],
      ]),
    );
    expect(rows.every(({ template_id, label }) => template_id === 'mx' && label.length <= 64)).toBe(true);
  });

  it('loses nothing while the database is away', async () => {
    let isDown = true;
    const writer = new CountWriter(database, testKeys);
    const write = async (rows: readonly TemplateCountRow[]) => {
      if (isDown) throw new Error('down');
      await writer.write(rows);
    };
    const host = new CountRecorder({
      writer: { write },
      source,
      clock: () => now,
      log: { warn: () => undefined, error: () => undefined },
    });
    host.recordEvent(event);
    await new Promise(setImmediate);
    await host.flush();
    host.recordEvent(event);
    isDown = false;
    await host.stop(5_000);
    expect((await read()).total.visits).toBe(2);
  });

  it('rolls days up to months once, on one host, without losing a count', async () => {
    const counts = [
      { ...row({ period: '2026-02-03', count: 5 }), ...event.audience },
      { ...row({ period: '2026-02-20', count: 7 }), ...event.audience },
      row({ period: '2026-02-20', kind: 'error', label: 'x' }),
      row({ period: '2026-04-01' }),
    ];
    await new CountWriter(database, testKeys).write([
      ...counts,
      row({ period: '2026-03-31', label: 't', count: 2 }),
    ]);
    const done = await Promise.all([1, 2, 3].map(() => rollUp(database, today)));
    expect(done.filter(Boolean)).toHaveLength(1);
    const all = await read('2026-01-01', '2026-06-30');
    const seen = (of: Pick<Statistics, 'periods'>) =>
      of.periods.flatMap(({ period, visits }) => (visits > 0 ? [[period, visits]] : []));
    expect(seen(all)).toEqual([
      ['2026-02', 12],
      ['2026-03-31', 2],
      ['2026-04-01', 1],
    ]);
    expect(all.periods.slice(0, 3).map(({ period }) => period)).toEqual(['2026-01', '2026-02', '2026-03-01']);
    expect(all.languages).toMatchObject([
      { language: 'es', visits: 12 },
      { language: '', visits: 3 },
    ]);
    expect(all.errors).toEqual([]);
    await new CountWriter(database, testKeys).write([row({ period: '2026-02-28', count: 1 })]);
    expect(await rollUp(database, today + 7 * 3_600_000)).toBe(true);
    expect(seen(await read('2026-02-10', '2026-02-28'))).toEqual([['2026-02', 13]]);
    expect((await database.selectFrom('audience_counts').select(['period', 'count']).execute())[0]).toEqual({
      period: '2026-02',
      count: 12,
    });
  });

  it('counts by the days of the page’s market, and says until when they were those of UTC', async () => {
    const nineAtNight = Date.parse('2026-06-15T03:00:00Z');
    const afterMidnight = Date.parse('2026-06-14T20:00:00Z');
    for (const market of ['mx', 'in', 'none'])
      source.publish(market, JSON.stringify({ id: market, market, blocks: [] }), '1');
    for (const moment of [nineAtNight, afterMidnight]) {
      now = moment;
      const host = recorder();
      for (const templateId of ['mx', 'in', 'none']) host.recordEvent({ ...event, templateId });
      await host.stop(5_000);
    }
    const rows = await database
      .selectFrom('template_counts')
      .select(['template_id', 'period', 'count'])
      .orderBy('template_id')
      .orderBy('period')
      .execute();
    expect(rows.map((each) => [each.template_id, each.period, each.count])).toEqual([
      ['in', '2026-06-15', 2],
      ['mx', '2026-06-14', 2],
      ['none', '2026-06-14', 1],
      ['none', '2026-06-15', 1],
    ]);
    now = nineAtNight;
    const editor = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
    const pau = await editor.signedIn('pau', 'publisher');
    const page = JSON.stringify({ ...(JSON.parse(soundDocument('mx')) as object), market: 'mx' });
    await new SqlTemplateStore(database, () => now).publish({
      document: page,
      publishedBy: 'x',
      reason: 'x',
    });
    const read = async (query: string) =>
      (await pau.get(`/templates/mx/statistics?${query}`)).body as unknown as Statistics;
    expect(await read('days=7')).toMatchObject({
      from: '2026-06-08',
      to: '2026-06-14',
      utcDaysUntil: null,
      total: { visits: 2 },
    });
    await database
      .insertInto('count_housekeeping')
      .values({ name: 'marketDays', done_at: Date.parse('2026-06-10T02:00:00Z') })
      .execute();
    expect((await read('')).utcDaysUntil).toBe('2026-06-09');
    const { templates } = (await pau.get('/templates')).body as unknown as TemplateList;
    expect(templates.find(({ id }) => id === 'mx')?.lastDays.visits).toBe(2);
    await editor.app.close();
  });

  it('tells where visits stop, by group too, of blocks (of packages too) and fields that the page has and of no others', async () => {
    const page = {
      id: 'mx',
      blocks: [
        variantBlock('a'),
        variantBlock('b'),
        {
          id: 'form',
          type: 'registration',
          props: { fields: [{ key: 'city', label: 'City', kind: 'txt' }] },
        },
        // Of a package that this host was not built with: a page has it all the same.
        { id: 'stores', type: 'acme/storeFinder', version: 1, props: { stores: [] } },
      ],
    };
    source.publish('mx', JSON.stringify(page), '7');
    const host = recorder();
    const tell = (variant: string, facts: JourneyFacts, isFirst = true) =>
      host.recordJourney({ templateId: 'mx', variant, isFirst, facts });
    tell('e1:a', {
      reached: ['a', 'form', 'made-up', 'stores'],
      tapped: ['form', 'stores'],
      seen: ['phone'],
      touched: ['phone'],
    });
    tell('e1:a', { filled: ['phone', 'city', 'secret'], refused: ['phone'] }, false);
    tell('e1:b', { reached: ['b'] });
    tell('e1:nobody', {});
    host.recordJourney({ templateId: 'other', isFirst: true, facts: { reached: ['a'] } });
    await host.stop(5_000);
    const none = { seen: 0, touched: 0, filled: 0, refused: 0 };
    const { journeys } = await read();
    expect(journeys).toEqual([
      {
        group: null,
        told: 3,
        blocks: expect.arrayContaining([
          { blockId: 'a', reached: 1, tapped: 0 },
          { blockId: 'b', reached: 1, tapped: 0 },
          { blockId: 'form', reached: 1, tapped: 1 },
          { blockId: 'stores', reached: 1, tapped: 1 },
        ]) as unknown,
        fields: expect.arrayContaining([
          { field: 'phone', seen: 1, touched: 1, filled: 1, refused: 1 },
          { ...none, field: 'city', filled: 1 },
        ]) as unknown,
      },
      expect.objectContaining({ group: 'e1:a', told: 1 }),
      { group: 'e1:b', told: 1, blocks: [{ blockId: 'b', reached: 1, tapped: 0 }], fields: [] },
    ]);
    expect([journeys[0]?.blocks.length, journeys[0]?.fields.length]).toEqual([4, 2]);
    const rows = await database.selectFrom('template_counts').selectAll().execute();
    expect(
      rows.every(({ template_id, label }) => template_id === 'mx' && !/made-up|secret/.test(label)),
    ).toBe(true);
  });

  it('answers the editor about loading times and errors, and refuses days that are none', async () => {
    const host = recorder();
    for (const value of [900, 1_100, 2_400, 9_000])
      host.recordVital({ ...event, revision: '7', name: 'LCP', value });
    host.recordError('mx', '7', 'TypeError: x is not a function (landing.js:1:22)');
    await host.stop(5_000);
    const editor = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
    const viewer = await editor.signedIn('vera', 'viewer');
    const reply = await viewer.get('/templates/mx/statistics');
    const body = reply.body as unknown as Statistics;
    expect(body).toMatchObject({ isCounted: true, from: '2026-05-17', to: '2026-06-15' });
    expect(body.vitals).toEqual([
      { name: 'LCP', revision: null, count: 4, p75: expect.any(Number) as number, good: 0.75, poor: 0.25 },
      { name: 'LCP', revision: '7', count: 4, p75: expect.any(Number) as number, good: 0.75, poor: 0.25 },
    ]);
    expect(body.errors).toEqual([
      {
        error: 'TypeError: x is not a function (landing.js:1:22)',
        revision: '7',
        count: 1,
        lastPeriod: '2026-06-15',
      },
    ]);
    for (const query of ['from=x', 'to=2026-13-01', 'from=2026-06-20&to=2026-06-01']) {
      expect((await viewer.get(`/templates/mx/statistics?${query}`)).body.error.code).toBe('invalid');
    }
    await editor.app.close();
  });

  it('says in the list what the last seven days brought, of all templates at once', async () => {
    await new CountWriter(database, testKeys).write([
      row({ template_id: 'one', period: '2026-06-09', count: 5 }),
      row({ template_id: 'one', period: '2026-06-15', kind: 'registration', count: 2 }),
      row({ template_id: 'one', period: '2026-06-08', count: 90 }),
      row({ template_id: 'other', period: '2026-06-12', kind: 'form', count: 3 }),
    ]);
    const editor = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
    const eva = await editor.signedIn('eva', 'editor');
    for (const id of ['one', 'other', 'silent'])
      await eva.post('/templates', { document: soundDocument(id), origin: 'import' });
    const { templates } = (await eva.get('/templates')).body as unknown as TemplateList;
    expect(Object.fromEntries(templates.map(({ id, lastDays }) => [id, lastDays]))).toEqual({
      one: { visits: 5, registrations: 2 },
      other: { visits: 0, registrations: 0 },
      silent: { visits: 0, registrations: 0 },
    });
    await editor.app.close();
  });

  it('says that nothing is counted where calls go past this host', async () => {
    for (const [apiOrigin, isCounted] of [
      ['https://api.lender.example', false],
      [editorOrigin, true],
    ] as const) {
      const editor = await startEditorHost({
        database,
        folder: temporaryFolder(),
        clock: () => now,
        apiOrigin,
      });
      const viewer = await editor.signedIn('vera', 'viewer');
      expect((await viewer.get('/templates/mx/statistics')).body).toMatchObject({ isCounted });
      await editor.app.close();
    }
  });
});

describe('buckets of loading times', () => {
  it('give a 75th percentile within the bucket of the true one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 50_000, noNaN: true }), { minLength: 1, maxLength: 300 }),
        (values) => {
          const counts = new Map<number, number>();
          for (const value of values)
            counts.set(bucketOf('LCP', value), (counts.get(bucketOf('LCP', value)) ?? 0) + 1);
          const sorted = [...values].sort((one, other) => one - other);
          const exact = sorted[Math.ceil(values.length * 0.75) - 1] ?? 0;
          const { p75, good, poor } = vitalFigures('LCP', counts)!;
          expect(Math.abs(bucketOf('LCP', p75) - bucketOf('LCP', exact))).toBeLessThanOrEqual(1);
          expect(good).toBeCloseTo(values.filter((value) => value <= 2_500).length / values.length, 9);
          expect(poor).toBeCloseTo(values.filter((value) => value > 4_000).length / values.length, 9);
        },
      ),
    );
  });
});
