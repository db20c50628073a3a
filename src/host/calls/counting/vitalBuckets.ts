import { vitalBounds, type VitalName } from '../../../kernel/vitals';

/**
 * Upper ends of the buckets that values are counted in; the last one has none. The bounds of Core Web Vitals (good,
 * poor) are ends themselves, so that shares are exact; a percentile is, to within its bucket.
 */
const ends: Readonly<Record<VitalName, readonly number[]>> = {
  LCP: [
    100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 2750, 3000,
    3250, 3500, 3750, 4000, 4500, 5000, 6000, 7000, 8000, 10_000, 12_500, 15_000, 20_000, 30_000, 60_000,
  ],
  INP: [
    8, 16, 24, 32, 40, 50, 60, 80, 100, 120, 140, 160, 180, 200, 225, 250, 300, 350, 400, 450, 500, 600, 800,
    1000, 1500, 2000, 3000, 5000, 10_000,
  ],
  CLS: [
    0, 0.005, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.12, 0.15, 0.175, 0.2, 0.225, 0.25,
    0.3, 0.4, 0.5, 0.75, 1, 2, 5,
  ],
};

export function bucketOf(name: VitalName, value: number): number {
  const position = ends[name].findIndex((end) => value <= end);
  return position < 0 ? ends[name].length : position;
}

export interface VitalFigures {
  readonly count: number;
  readonly p75: number;
  /** Shares from 0 to 1. */
  readonly good: number;
  readonly poor: number;
}

/** What a histogram says: its 75th percentile, interpolated inside the bucket, and the shares by the usual bounds. */
export function vitalFigures(name: VitalName, counts: ReadonlyMap<number, number>): VitalFigures | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const { good, poor } = vitalBounds[name];
  const upTo = (bound: number): number =>
    [...counts].reduce((sum, [bucket, count]) => sum + (bucket <= bucketOf(name, bound) ? count : 0), 0);
  return {
    count: total,
    p75: percentile(ends[name], counts, total * 0.75),
    good: upTo(good) / total,
    poor: 1 - upTo(poor) / total,
  };
}

function percentile(bounds: readonly number[], counts: ReadonlyMap<number, number>, rank: number): number {
  let before = 0;
  for (let bucket = 0; bucket <= bounds.length; bucket += 1) {
    const count = counts.get(bucket) ?? 0;
    if (count > 0 && before + count >= rank) {
      const from = bucket === 0 ? 0 : (bounds[bucket - 1] ?? 0);
      const to = bounds[bucket] ?? from;
      return from + ((to - from) * (rank - before)) / count;
    }
    before += count;
  }
  return bounds.at(-1) ?? 0;
}
