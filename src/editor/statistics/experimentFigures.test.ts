import { experimentFigures, targetOf } from './experimentFigures';

const group = (name: string, visits: number, registrations: number, weight: number | null = 50) => ({
  experiment: 'e1',
  group: name,
  weight,
  visits,
  forms: registrations,
  codes: registrations,
  applications: registrations,
  registrations,
  taps: 0,
  messages: registrations,
});

const day = (visits: number, registrations: number) => ({ ...group('', visits, registrations), period: '' });
const counted = { total: day(30_000, 1_500), periods: Array.from({ length: 30 }, () => day(1_000, 50)) };

test('groups are compared with the first one, by the weights of the live revision', () => {
  const [figures] = experimentFigures([group('a', 4_000, 200, 80), group('b', 1_000, 100, 20)]);
  expect(figures?.verdict).toEqual({ status: 'better', group: 'b' });
  expect(figures?.groups[0]?.compared).toBeUndefined();
  const { low = 0, high = 0 } = figures?.groups[1]?.compared ?? {};
  expect(low).toBeGreaterThan(1);
  expect(high).toBeGreaterThan(2);
});

test('a group that is live no more is shown and not compared', () => {
  const [figures] = experimentFigures([
    group('a', 1_000, 50),
    group('b', 1_000, 60),
    group('c', 90, 80, null),
  ]);
  expect(figures?.verdict).toEqual({ status: 'undecided' });
  expect(figures?.groups.map(({ compared }) => compared !== undefined)).toEqual([false, true, false]);
});

test('experiments are kept apart', () => {
  const all = experimentFigures([
    { ...group('a', 10, 1), experiment: 'e2' },
    group('a', 10, 1),
    group('b', 10, 1),
  ]);
  expect(all.map(({ experiment, groups }) => [experiment, groups.length])).toEqual([
    ['e2', 1],
    ['e1', 2],
  ]);
});

test('a smaller change takes longer, and nothing is promised without registrations', () => {
  const large = targetOf(50, counted);
  const small = targetOf(10, counted);
  expect(large?.days).toBeLessThan(small?.days ?? 0);
  expect((small?.visits ?? 0) / (small?.days ?? 1)).toBeCloseTo(1_000, -2);
  expect(targetOf(20, { ...counted, total: day(30_000, 0) })).toBeUndefined();
  expect(targetOf(0, counted)).toBeUndefined();
});

test('days before anybody came are no days of traffic', () => {
  const silent = Array.from({ length: 60 }, () => day(0, 0));
  expect(targetOf(20, { ...counted, periods: [...silent, ...counted.periods] })).toEqual(
    targetOf(20, counted),
  );
});

test('groups of a wrong split are not compared', () => {
  const [figures] = experimentFigures([group('a', 5_500, 300), group('b', 4_500, 300)]);
  expect(figures?.verdict.status).toBe('mismatch');
  expect(figures?.groups.map(({ compared }) => compared)).toEqual([undefined, undefined]);
});
