import { median, medianInterval, type Interval } from './statistics';

/** What the purpose of the project asks of a figure. */
export interface Bound {
  readonly kind: 'at most' | 'at least';
  readonly value: number;
}

/** Undecided: the bound lies inside the interval, or too few rounds were run to know one. */
export type Verdict = 'met' | 'not met' | 'undecided';

export interface Figure {
  readonly name: string;
  /** `ms`, `kB`, `µs`, …; empty for ratios. */
  readonly unit: string;
  readonly value: number;
  readonly interval: Interval | undefined;
  readonly bound: Bound | undefined;
  readonly verdict: Verdict | undefined;
  readonly remark: string;
}

interface Said {
  readonly name: string;
  readonly unit?: string;
  readonly bound?: Bound;
  readonly remark?: string;
}

export const atMost = (value: number): Bound => ({ kind: 'at most', value });
export const atLeast = (value: number): Bound => ({ kind: 'at least', value });

function judge({ kind, value }: Bound, [low, high]: Interval): Verdict {
  const isMet = kind === 'at most' ? high <= value : low >= value;
  const isMissed = kind === 'at most' ? low > value : high < value;
  if (isMet) return 'met';
  return isMissed ? 'not met' : 'undecided';
}

function figureOf(
  { name, unit = '', bound, remark = '' }: Said,
  value: number,
  interval: Interval | undefined,
  isSure: boolean,
): Figure {
  const judged = interval ?? (isSure ? ([value, value] as const) : undefined);
  const verdict = bound && (judged && Number.isFinite(value) ? judge(bound, judged) : 'undecided');
  return { name, unit, value, interval, bound, verdict, remark };
}

export const measured = (said: Said, values: readonly number[]): Figure => {
  const known = values.filter(Number.isFinite);
  return figureOf(said, median(known), medianInterval(known), false);
};

/** What comes out the same each time: bytes, for example. */
export const counted = (said: Said, value: number): Figure => figureOf(said, value, undefined, true);
