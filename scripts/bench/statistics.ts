/** Medians and how sure they are: times of a page are skewed, so nothing here assumes a normal distribution. */

/** Both ends of a 95 % interval. */
export type Interval = readonly [low: number, high: number];

/** Fewer values say nothing about their spread. */
const fewestForInterval = 6;
const resamplings = 4_000;
const outsideEachEnd = 0.025;

const ascending = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);

/** The value below which that share of the others lies; NaN of no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = ascending(values);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The same numbers each time (a linear congruential generator), so that a table can be computed again. */
function createRandom(): () => number {
  let state = 20_251;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Percentile bootstrap of the median; undefined of too few values. */
export function medianInterval(values: readonly number[]): Interval | undefined {
  if (values.length < fewestForInterval) return undefined;
  const random = createRandom();
  const draw = (): number => values[Math.floor(random() * values.length)] ?? Number.NaN;
  const medians = Array.from({ length: resamplings }, () => median(values.map(draw)));
  return [quantile(medians, outsideEachEnd), quantile(medians, 1 - outsideEachEnd)];
}

/** Each value against the one of the same round, so that what a machine did in that round weighs on both. */
export const pairedRatios = (values: readonly number[], references: readonly number[]): readonly number[] =>
  values.map((value, round) => value / (references[round] ?? Number.NaN)).filter(Number.isFinite);
