const firstMs = 5_000;
const longestMs = 15 * 60_000;

/**
 * How long to wait after a try that failed: twice as long each time, up to a quarter of an hour, and by chance between
 * half of that and all of it, so that receivers that come back are not met by everybody at once.
 * @param tries how many there were
 * @param chance from 0 to 1
 */
export function waitAfter(tries: number, chance: number): number {
  const most = Math.min(longestMs, firstMs * 2 ** (tries - 1));
  return Math.round(most * (0.5 + chance / 2));
}
