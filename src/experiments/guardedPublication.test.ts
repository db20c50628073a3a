import { excludedLoss, guardOf, guards, plannedGuardVisits, type GuardedCounts } from './guardedPublication';

const none = { before: 0, after: 0 };
const nothing: GuardedCounts = { registrations: none, faults: none, slowLoads: none, slowAnswers: none };
const decide = guardOf(0.25);

test.each([
  ['nothing', nothing, { status: 'watching' }],
  ['few', { ...nothing, registrations: { before: 30, after: 8 } }, { status: 'watching' }],
  [
    'fewer registrations',
    { ...nothing, registrations: { before: 900, after: 200 } },
    { status: 'worse', figure: 'registrations' },
  ],
  [
    'faults of the new one',
    { ...nothing, faults: { before: 0, after: 12 } },
    { status: 'worse', figure: 'faults' },
  ],
  ['faults of both', { ...nothing, faults: { before: 300, after: 100 } }, { status: 'watching' }],
  ['a little slower', { ...nothing, slowLoads: { before: 750, after: 270 } }, { status: 'watching' }],
  [
    'much slower',
    { ...nothing, slowLoads: { before: 750, after: 500 } },
    { status: 'worse', figure: 'slowLoads' },
  ],
  [
    'slow answers',
    { ...nothing, slowAnswers: { before: 750, after: 500 } },
    { status: 'worse', figure: 'slowAnswers' },
  ],
  ['as good', { ...nothing, registrations: { before: 900, after: 300 } }, { status: 'notWorse' }],
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
