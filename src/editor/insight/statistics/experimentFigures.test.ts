import type { ExperimentGroupFigures, ExperimentRecord } from '../../../generated/editor';
import { daysAhead, experimentFigures } from './experimentFigures';

const group = (
  name: string,
  visits: number,
  registrations: number,
  more: Partial<ExperimentGroupFigures> = {},
): ExperimentGroupFigures => ({
  group: name,
  weight: 50,
  visits,
  forms: registrations,
  codes: registrations,
  applications: registrations,
  registrations,
  taps: 0,
  messages: registrations,
  faults: 0,
  loads: 0,
  slowLoads: 0,
  answers: 0,
  slowAnswers: 0,
  ...more,
});

const experiment = (
  groups: readonly ExperimentGroupFigures[],
  more: Partial<ExperimentRecord> = {},
): ExperimentRecord => ({
  name: 'e1',
  state: 'running',
  plan: null,
  startedAt: null,
  endedAt: null,
  keptGroup: null,
  groups: [...groups],
  days: [],
  ...more,
});

const planned = {
  mainFigure: 'forms',
  smallestChange: 20,
  visits: null,
  days: null,
  at: 0,
  byName: 'ana',
} as const;

test('groups are compared with the first one, by their weights', () => {
  const figures = experimentFigures(
    experiment([group('a', 4_000, 200, { weight: 80 }), group('b', 1_000, 100, { weight: 20 })]),
  );
  expect(figures.verdict).toEqual({ status: 'better', group: 'b' });
  expect(figures.groups[0]?.compared).toBeUndefined();
  const { low = 0, high = 0 } = figures.groups[1]?.compared ?? {};
  expect(low).toBeGreaterThan(1);
  expect(high).toBeGreaterThan(2);
});

test('a group that is live no more is shown and not compared', () => {
  const figures = experimentFigures(
    experiment([group('a', 1_000, 50), group('b', 1_000, 60), group('c', 90, 80, { weight: null })]),
  );
  expect(figures.verdict).toEqual({ status: 'undecided' });
  expect(figures.groups.map(({ compared }) => compared !== undefined)).toEqual([false, true, false]);
});

test('the figure that was chosen beforehand decides, and registrations are watched then', () => {
  const groups = [group('a', 5_000, 300, { forms: 1_000 }), group('b', 5_000, 150, { forms: 1_500 })];
  expect(experimentFigures(experiment(groups)).verdict).toEqual({ status: 'better', group: 'a' });
  const figures = experimentFigures(experiment(groups, { plan: planned }));
  expect(figures.verdict).toEqual({ status: 'better', group: 'b' });
  expect(figures.groups.map(({ worse }) => worse)).toEqual([[], ['registrations']]);
});

test('a group that fails or is slow is told, and one that is a little slower is not', () => {
  const sound = { loads: 4_000, slowLoads: 800, answers: 4_000, slowAnswers: 400 };
  const figures = experimentFigures(
    experiment([
      group('a', 5_000, 250, sound),
      group('b', 5_000, 250, { ...sound, slowLoads: 880 }),
      group('c', 5_000, 250, { ...sound, faults: 60, slowAnswers: 900 }),
    ]),
  );
  expect(figures.groups.map(({ worse }) => worse)).toEqual([[], [], ['faults', 'slowAnswers']]);
});

test('groups of a wrong split are not compared', () => {
  const figures = experimentFigures(experiment([group('a', 5_500, 300), group('b', 4_500, 300)]));
  expect(figures.verdict.status).toBe('mismatch');
  expect(figures.groups.map(({ compared }) => compared)).toEqual([undefined, undefined]);
});

test('a day on which one group had no visits compares nothing', () => {
  const day = (period: string, a: readonly [number, number], b: readonly [number, number]) => ({
    period,
    groups: [
      { group: 'a', visits: a[0], count: a[1] },
      { group: 'b', visits: b[0], count: b[1] },
    ],
  });
  const days = [
    day('2026-01-01', [100, 5], [100, 9]),
    day('2026-01-02', [100, 5], [50, 1]),
    day('2026-01-03', [0, 0], [10, 1]),
  ];
  expect(daysAhead(experiment([group('a', 200, 10), group('b', 160, 11)], { days }))).toEqual([
    { group: 'b', ahead: 1, of: 2 },
  ]);
});
