/** Amounts that can be chosen, minor units. */
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
