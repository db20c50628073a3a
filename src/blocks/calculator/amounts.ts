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

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);

/** What a browser's slider steps by so that it reaches both ends (HTML standard, step mismatch): the step itself where the last one is as long. */
export const strideOf = (range: AmountRange): number =>
  commonDivisor(range.step, largestOf(range) - range.minAmount);

const stepped = (range: AmountRange, steps: number): number =>
  Math.min(largestOf(range), range.minAmount + steps * range.step);

/**
 * The amount that a slider means which stood at `amount` and was brought to `value`: the nearest one that can be chosen. What
 * moves it by less, a key or assistive technology and no finger, means the next one.
 */
export function amountAt(range: AmountRange, value: number, amount: number, isDragged: boolean): number {
  const { minAmount, step } = range;
  const steps = Math.floor((value - minAmount) / step);
  const before = stepped(range, steps);
  const after = stepped(range, steps + 1);
  const nearest = value - before < after - value ? before : after;
  if (isDragged || nearest !== amount) return nearest;
  return value > amount ? stepped(range, steps + 1) : stepped(range, steps);
}
