/** Amounts that can be chosen, minor units: every step from the smallest on, and the largest wherever it falls. */
export interface AmountRange {
  readonly minAmount: number;
  readonly maxAmount: number;
  readonly step: number;
}

/** The largest amount of the range, also where marketing mixed up its ends. */
export const largestOf = ({ minAmount, maxAmount }: AmountRange): number => Math.max(minAmount, maxAmount);

/** The step nearest to the middle: where the slider stands at first. */
export function middleAmount(range: AmountRange): number {
  const { minAmount, step } = range;
  return minAmount + Math.round((largestOf(range) - minAmount) / 2 / step) * step;
}

/** Whether the last step is as long as the others. A browser's slider ends before a shorter one (HTML standard, step mismatch). */
export const isEven = (range: AmountRange): boolean =>
  (largestOf(range) - range.minAmount) % range.step === 0;

/** The amount that can be chosen nearest to any value. */
export function nearestAmount(range: AmountRange, value: number): number {
  const { minAmount, step } = range;
  const end = largestOf(range);
  const before = Math.min(end, minAmount + Math.max(0, Math.floor((value - minAmount) / step)) * step);
  const after = Math.min(end, before + step);
  return value - before < after - value ? before : after;
}

/** The amount that is so many steps further up or down; from the largest, the first one down may be shorter. */
export function amountBeside(range: AmountRange, amount: number, steps: number): number {
  const { minAmount, step } = range;
  const position = (amount - minAmount) / step;
  const next = (steps < 0 ? Math.ceil(position) : Math.floor(position)) + steps;
  return Math.min(largestOf(range), minAmount + Math.max(0, next) * step);
}

/** Steps that a page key takes: about a tenth of the way. */
const leap = (range: AmountRange): number =>
  Math.max(1, Math.round((largestOf(range) - range.minAmount) / 10 / range.step));

/** Where a key leads, as on a browser's own slider; undefined: it is none of a slider's. */
export function amountByKey(range: AmountRange, amount: number, key: string): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: 1,
    ArrowRight: 1,
    ArrowDown: -1,
    ArrowLeft: -1,
    PageUp: leap(range),
    PageDown: -leap(range),
    Home: -Infinity,
    End: Infinity,
  };
  return Object.hasOwn(steps, key) ? amountBeside(range, amount, steps[key] ?? 0) : undefined;
}
