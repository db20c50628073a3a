/** Successes (registrations, slow loads) of one group and of those it is compared with. */
export interface Successes {
  readonly own: number;
  readonly others: number;
}

export interface Question {
  /** Share of all visits that the group gets by its weight, between 0 and 1. */
  readonly weight: number;
  readonly side: 'above' | 'below';
  /** Ratio of the rates on whose side the group is looked for; 1: they are alike. */
  readonly ratio?: number;
  /** Chance of a wrong answer, over the whole time, such as 0.05. */
  readonly level: number;
}

/** Alternatives that are weighed against a ratio, as factors of it: from 4 % to about 6 times. */
const factors = [1.04, ...Array.from({ length: 22 }, (_, step) => 1.12 * 1.08 ** step)];

/** Log of the chance that a success falls to the group, and that it falls to the others. */
function logChances(weight: number, ratio: number): readonly [number, number] {
  const both = weight * ratio + 1 - weight;
  return [Math.log((weight * ratio) / both), Math.log((1 - weight) / both)];
}

/** What one more success says of each alternative, in logs; `bound` is what all of it has to pass. */
interface Evidence {
  readonly bound: number;
  readonly gains: readonly (readonly [own: number, others: number])[];
}

export function evidenceOf({ weight, side, ratio = 1, level }: Question): Evidence {
  const [known, knownOthers] = logChances(weight, ratio);
  const gains = factors.map((factor) => {
    const [own, others] = logChances(weight, side === 'above' ? ratio * factor : ratio / factor);
    return [own - known, others - knownOthers] as const;
  });
  return { bound: -Math.log(level), gains };
}

/** Whether the mean of the alternatives' likelihood ratios, which come in logs, passes the bound. */
export function passes(logs: readonly number[], bound: number): boolean {
  const most = Math.max(...logs);
  // A mean is never above the largest.
  if (most < bound) return false;
  const mean = logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length;
  return most + Math.log(mean) >= bound;
}

/**
 * Makes the test of whether the group's rate is on one side of `ratio` times that of the others. The evidence is a mixture
 * of likelihood ratios: each success falls to the group by its weight alone where the rates are alike, so it is a
 * martingale then, and Ville's inequality (1939) holds at whatever moment somebody looks: the chance that it ever passes
 * 1 / level is at most `level`. After H. Robbins (1970) and Lindon and Malek, "Anytime-Valid Inference for Multinomial
 * Count Data" (2022).
 */
export function sequentialTest(question: Question): (counted: Successes) => boolean {
  const { bound, gains } = evidenceOf(question);
  return ({ own, others }) =>
    passes(
      gains.map(([gain, otherGain]) => own * gain + others * otherGain),
      bound,
    );
}

/** Ratios of the rates, 1: alike. */
export interface RatioInterval {
  readonly low: number;
  readonly high: number;
}

/** Ratios beyond this are told as unknown. */
const mostRatio = 1_000;
const halvings = 50;

/** The ratio at which something that is so for ratios on one side stops being so; by halving, in logs. */
function turningPoint(isSo: (ratio: number) => boolean, yes: number, no: number): number {
  let [inside, outside] = [Math.log(yes), Math.log(no)];
  for (let step = 0; step < halvings; step += 1) {
    const middle = (inside + outside) / 2;
    if (isSo(Math.exp(middle))) inside = middle;
    else outside = middle;
  }
  return Math.exp((inside + outside) / 2);
}

/**
 * All ratios that the successes so far don't speak against. It holds at every moment at once: with a chance of 1 - `level`
 * the true ratio is never outside, however often one looks.
 */
export function ratioInterval(weight: number, successes: Successes, level: number): RatioInterval {
  const isOn = (side: 'above' | 'below') => (ratio: number) =>
    sequentialTest({ weight, side, ratio, level: level / 2 })(successes);
  const [isTooLow, isTooHigh] = [isOn('above'), isOn('below')];
  return {
    low: isTooLow(1 / mostRatio) ? turningPoint(isTooLow, 1 / mostRatio, mostRatio) : 0,
    high: isTooHigh(mostRatio) ? turningPoint(isTooHigh, mostRatio, 1 / mostRatio) : Infinity,
  };
}
