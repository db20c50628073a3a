import { CountReader } from '../../src/host/editor/insight/statistics/countReader';
import { describeStatistics } from '../../src/host/editor/insight/statistics/describeStatistics';
import { rollUp } from '../../src/host/calls/counting/rollUp';
import { bytesOfCounts, fillStore } from '../support/bigStore';
import { places } from '../support/databases';
import { signIn } from '../support/editorClient';
import { startHost } from '../support/host';
import { casesRun, soakSize } from '../support/soak';
import { createStore } from '../support/stores';

const minuteMs = 60_000;
const oneDayMs = 86_400_000;
const size = {
  templates: soakSize(10_000, 200),
  revisions: 50,
  events: soakSize(10_000_000, 100_000),
  days: 150,
  until: Date.now(),
};
const repetitions = 31;
const listBoundMs = 200;
const funnelBoundMs = 300;

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
}, minuteMs);

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

interface Timing {
  readonly name: string;
  readonly median: number;
  readonly p95: number;
}

const told = ({ name, median, p95 }: Timing): string =>
  `${name} ${median.toFixed(0)} ms (p95 ${p95.toFixed(0)})`;

it.each(places)(
  'lists, searches and counts quickly in a big store on %s',
  async (place) => {
    const store = await createStore(place);
    endings.push(() => store.remove());
    const { database, environment } = store;
    const filling = performance.now();
    await fillStore(store, size);
    const filled = Math.round((performance.now() - filling) / 1_000);
    const client = await signIn(database, 'vera', 'viewer');
    const host = await startHost({ environment: { ...environment, RATE_LIMITS: 'off' } });
    endings.push(() => host.kill());
    const { origin } = host;
    const time = async (name: string, address: string): Promise<Timing> => {
      const times: number[] = [];
      for (let round = -3; round < repetitions; round += 1) {
        const start = performance.now();
        const { status } = await client.call('GET', origin, address);
        if (round >= 0) times.push(performance.now() - start);
        expect(status).toBe(200);
      }
      times.sort((one, other) => one - other);
      return { name, median: times[repetitions >> 1] ?? 0, p95: times[Math.floor(repetitions * 0.95)] ?? 0 };
    };
    const list = (await client.call('GET', origin, '/templates?limit=30')).body;
    expect(list.total).toBeGreaterThanOrEqual(size.templates);
    const lists = [
      await time('list', '/templates?limit=30'),
      await time('next page', `/templates?limit=30&cursor=${encodeURIComponent(String(list.next))}`),
      await time('search', '/templates?search=spring'),
      await time('search for one', `/templates?search=campaign%20${size.templates - 1}`),
      await time('search in vain', '/templates?search=nothing%20of%20the%20kind'),
      await time('filter', '/templates?state=changed&locale=en'),
    ];
    const ages = `from=${dayOf(size.until - size.days * oneDayMs)}&to=${dayOf(size.until)}`;
    const funnels = [
      await time('funnel of 30 days', '/templates/page-1/statistics'),
      await time(`funnel of ${size.days} days`, `/templates/page-1/statistics?${ages}`),
      await time('funnel of a small page', `/templates/page-${size.templates >> 1}/statistics`),
    ];
    const history = await time('history', '/templates/page-7/history');
    await host.stop();
    const bytes = await bytesOfCounts(store);
    const reader = new CountReader(database);
    const everything = { from: dayOf(size.until - 2 * size.days * oneDayMs), to: dayOf(size.until) };
    const figures = async () => {
      const { periods, ...rest } = await describeStatistics(reader, {
        id: 'page-1',
        range: everything,
        now: size.until,
        weights: new Map(),
      });
      const months = new Map<string, number>();
      for (const { period, visits } of periods)
        months.set(period.slice(0, 7), (months.get(period.slice(0, 7)) ?? 0) + visits);
      return { ...rest, months: [...months] };
    };
    const before = await figures();
    const rows = async () =>
      Number(
        (
          await database
            .selectFrom('template_counts')
            .select(({ fn }) => fn.countAll<number | string>().as('rows'))
            .executeTakeFirstOrThrow()
        ).rows,
      );
    const rowsBefore = await rows();
    const rolling = performance.now();
    expect(await rollUp(database, size.until)).toBe(true);
    const rolled = Math.round((performance.now() - rolling) / 1_000);
    expect(await figures()).toEqual(before);
    const rowsAfter = await rows();
    expect(rowsAfter).toBeLessThan(rowsBefore);
    const bytesAfter = await bytesOfCounts(store);
    const detail = [
      `${place}, ${size.templates} templates, ${size.events} events (filled in ${filled} s): ${[...lists, ...funnels, history].map(told).join(', ')}`,
      `${(bytes / size.events).toFixed(1)} bytes an event, ${(bytesAfter / size.events).toFixed(1)} once ${rowsBefore - rowsAfter} of ${rowsBefore} rows were rolled up (${rolled} s)`,
    ].join('; ');
    process.stdout.write(`${detail}\n`);
    for (const { median } of lists) expect(median).toBeLessThanOrEqual(listBoundMs);
    for (const { median } of funnels) expect(median).toBeLessThanOrEqual(funnelBoundMs);
    casesRun('big-store', size.events, detail);
  },
  30 * minuteMs,
);
