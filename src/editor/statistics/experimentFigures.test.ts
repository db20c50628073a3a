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

const total = { ...group('', 30_000, 1_500), experiment: undefined };

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
  const large = targetOf(50, total, 30);
  const small = targetOf(10, total, 30);
  expect(large?.days).toBeLessThan(small?.days ?? 0);
  expect(large?.visits).toBeLessThan(1_000 * (large?.days ?? 0) + 1);
  expect(targetOf(20, { ...total, registrations: 0 }, 30)).toBeUndefined();
  expect(targetOf(0, total, 30)).toBeUndefined();
});
