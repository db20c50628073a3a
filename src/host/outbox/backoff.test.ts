import { givenUpAfterMs } from '../store/recordEvent';
import { waitAfter } from './backoff';

const hourMs = 3_600_000;

it('waits longer each time, up to a quarter of an hour, never the same for everybody', () => {
  expect(waitAfter(1, 0)).toBe(2_500);
  expect(waitAfter(1, 1)).toBe(5_000);
  expect(waitAfter(2, 1)).toBe(10_000);
  expect(waitAfter(50, 1)).toBe(900_000);
  expect(waitAfter(2_000, 1)).toBe(900_000);
});

it.each([0, 1])('outlasts an hour, and three days, with few tries (chance %d)', (chance) => {
  const triesWithin = (ms: number): number => {
    let tries = 1;
    for (let at = 0; at <= ms; tries += 1) at += waitAfter(tries, chance);
    return tries;
  };
  expect(triesWithin(hourMs)).toBeGreaterThan(9);
  expect(triesWithin(hourMs)).toBeLessThan(20);
  expect(triesWithin(givenUpAfterMs)).toBeLessThan(600);
});
