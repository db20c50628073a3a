interface Interval {
  /** From 0 to 1. */
  readonly low: number;
  readonly high: number;
}

/** Of the normal distribution, for 95 %. */
const z = 1.959964;

/** Wilson score interval of a share (E. B. Wilson, 1927): sound for few trials and for shares near 0, unlike the usual one. */
export function wilsonInterval(successes: number, trials: number): Interval {
  if (trials <= 0) return { low: 0, high: 1 };
  // Several registrations may follow one visit, say after a reload that was not counted.
  const share = Math.min(successes, trials) / trials;
  const scale = 1 + z ** 2 / trials;
  const centre = (share + z ** 2 / (2 * trials)) / scale;
  const reach = (z / scale) * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}
