import fc from 'fast-check';
import {
  excludedLoss,
  guardDecider,
  guards,
  leastNetworks,
  plannedGuardVisits,
  type GuardedCounts,
  type GuardedFigure,
} from './guardedPublication';
import { sequentialTest } from './sequentialTest';

const nothing: GuardedCounts = { registrations: [], faults: [], slowLoads: [], slowAnswers: [] };
/** Told by networks of one visit each. */
const told = (before: number, after: number) => [
  { before: 1, after: 0, networks: before },
  { before: 0, after: 1, networks: after },
];
const decide = guardDecider(0.25);

test.each([
  ['nothing', nothing, { status: 'watching' }],
  ['few', { ...nothing, registrations: told(30, 8) }, { status: 'watching' }],
  [
    'fewer registrations',
    { ...nothing, registrations: told(900, 200) },
    { status: 'worse', figure: 'registrations' },
  ],
  ['faults of the new one', { ...nothing, faults: told(0, 20) }, { status: 'worse', figure: 'faults' }],
  ['faults of both', { ...nothing, faults: told(300, 100) }, { status: 'watching' }],
  ['a little slower', { ...nothing, slowLoads: told(750, 270) }, { status: 'watching' }],
  ['much slower', { ...nothing, slowLoads: told(750, 500) }, { status: 'worse', figure: 'slowLoads' }],
  ['slow answers', { ...nothing, slowAnswers: told(750, 500) }, { status: 'worse', figure: 'slowAnswers' }],
  ['as good', { ...nothing, registrations: told(900, 300) }, { status: 'notWorse' }],
])('%s', (_, counts, decision) => {
  expect(decide(counts)).toEqual(decision);
});

test('the chances of a rollback for nothing add up to 5 %', () => {
  const levels = Object.values(guards).map(({ level }) => level);
  expect(levels.reduce((sum, level) => sum + level, 0)).toBeCloseTo(0.05, 10);
});

test('what is said beforehand grows as the loss that is looked for shrinks', () => {
  expect(plannedGuardVisits(0.05, 0.25)).toBeLessThan(plannedGuardVisits(0.05, 0.25, 0.8));
  expect(excludedLoss).toBe(0.7);
});

const figures = Object.keys(guards) as GuardedFigure[];
const honest = fc.array(
  fc.record({ before: fc.nat(40), after: fc.nat(40), networks: fc.integer({ min: 1, max: 60 }) }),
  { maxLength: 8 },
);
const forged = fc.array(fc.record({ before: fc.nat(100), after: fc.nat(100), networks: fc.constant(1) }), {
  maxLength: leastNetworks - 1,
});

test('whatever fewer networks make up, they roll nothing back that the others would not', () => {
  fc.assert(
    fc.property(fc.constantFrom(...figures), honest, forged, (figure, others, liars) => {
      const { level, tolerated, worse, leftOut } = guards[figure];
      const isWorse = sequentialTest({ weight: 0.25, side: worse, ratio: tolerated, level });
      const sum = (side: 'before' | 'after') =>
        others.reduce((total, each) => total + each[side] * each.networks, 0);
      const alone = isWorse({ own: sum('after'), others: sum('before') });
      if (decide({ ...nothing, [figure]: [...others, ...liars.slice(0, leftOut)] }).status === 'worse')
        expect(alone).toBe(true);
    }),
  );
});

test.each(figures)('nobody is rolled back on the word of too few networks: %s', (figure) => {
  const loud = (networks: number): GuardedCounts => ({
    ...nothing,
    [figure]: [
      {
        before: figure === 'registrations' ? 1_000 : 0,
        after: figure === 'registrations' ? 0 : 1_000,
        networks,
      },
    ],
  });
  expect(decide(loud(leastNetworks - 1)).status).not.toBe('worse');
  expect(decide(loud(leastNetworks))).toEqual({ status: 'worse', figure });
});

test('nothing goes to everybody on the word of too few either', () => {
  const good = (networks: number): GuardedCounts => ({
    ...nothing,
    registrations: [{ before: 900, after: 400, networks }],
  });
  expect(decide(good(leastNetworks - 1)).status).toBe('watching');
  expect(decide(good(leastNetworks)).status).toBe('notWorse');
});
