import { simulate } from './simulate';
import { runs } from '../../tests/support/soak';

test('what is promised of experiments and guarded publications holds, and a seed repeats it', () => {
  const count = runs(25, 1_000);
  const found = simulate(2_026, count);
  expect(found.falseWinners).toBeLessThanOrEqual(0.05);
  expect(found.falseRollbacks).toBeLessThanOrEqual(0.05);
  expect(found.forgedRollbacks).toBeLessThanOrEqual(0.05);
  expect(found.visitsToRollback).toBeLessThanOrEqual(found.plannedVisits);
  expect(found.ratioMismatchFlagged).toBe(true);
  expect(simulate(7, 2)).toEqual(simulate(7, 2));
});
