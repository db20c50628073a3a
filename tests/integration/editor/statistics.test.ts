import fc from 'fast-check';
import type { Kysely } from 'kysely';
import type { Statistics } from '../../../src/generated/editor';
import { CountReader } from '../../../src/host/editor/statistics/countReader';
import { CountRecorder } from '../../../src/host/calls/counting/countRecorder';
import { CountWriter } from '../../../src/host/calls/counting/countWriter';
import { describeStatistics } from '../../../src/host/editor/statistics/describeStatistics';
import { rollUp } from '../../../src/host/calls/counting/rollUp';
import type { TemplateCountRow } from '../../../src/host/store/tables/operationTables';
import { bucketOf, vitalFigures } from '../../../src/host/calls/counting/vitalBuckets';
import type { Database } from '../../../src/host/store/database';
import { places, provideDatabases } from '../../support/databases';
import { editorOrigin, startEditorHost } from '../../support/editorHost';
import { SettableSource } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

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
      writer: new CountWriter(database),
      source,
      clock: () => now,
      log: { warn: () => undefined, error: () => undefined },
    });
  const read = (from = '2026-06-01', to = '2026-06-30') =>
    describeStatistics(new CountReader(database), 'mx', { from, to });
  const event = { kind: 'visit', templateId: 'mx', variant: '', utmTag: '' } as const;

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
    const steps = { visits: 60, clicks: 3, codes: 3, registrations: 3 };
    expect(await read()).toMatchObject({
      total: { ...steps, visits: 61 },
      periods: [
        { period: '2026-06-15', ...steps },
        { period: '2026-06-16', visits: 1 },
      ],
      revisions: [
        { revision: '8', visits: 1 },
        { revision: '7', ...steps },
      ],
      groups: [
        { experiment: 'e1', group: 'a', visits: 30, clicks: 3, codes: 3, registrations: 3 },
        { experiment: 'e1', group: 'b', visits: 30, clicks: 0 },
      ],
      tags: [
        { tag: 'spring', visits: 60, clicks: 3 },
        { tag: '', visits: 1, codes: 3, registrations: 3 },
      ],
    });
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
    const writer = new CountWriter(database);
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
      row({ period: '2026-02-03', count: 5 }),
      row({ period: '2026-02-20', count: 7 }),
      row({ period: '2026-02-20', kind: 'error', label: 'x' }),
      row({ period: '2026-04-01' }),
    ];
    await new CountWriter(database).write([...counts, row({ period: '2026-03-31', label: 't', count: 2 })]);
    const done = await Promise.all([1, 2, 3].map(() => rollUp(database, today)));
    expect(done.filter(Boolean)).toHaveLength(1);
    const all = await read('2026-01-01', '2026-06-30');
    expect(all.periods).toEqual([
      { period: '2026-02', visits: 12, clicks: 0, codes: 0, registrations: 0 },
      { period: '2026-03-31', visits: 2, clicks: 0, codes: 0, registrations: 0 },
      { period: '2026-04-01', visits: 1, clicks: 0, codes: 0, registrations: 0 },
    ]);
    expect(all.errors).toEqual([]);
    await new CountWriter(database).write([row({ period: '2026-02-28', count: 1 })]);
    expect(await rollUp(database, today + 7 * 3_600_000)).toBe(true);
    expect((await read('2026-02-10', '2026-02-28')).periods).toEqual([
      { period: '2026-02', visits: 13, clicks: 0, codes: 0, registrations: 0 },
    ]);
  });

  it('answers the editor about loading times and errors, and refuses days that are none', async () => {
    const host = recorder();
    for (const value of [900, 1_100, 2_400, 9_000]) host.recordVital('mx', '7', 'LCP', value);
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
