/** The nearest number to `value` from `low` to `high`; `low` where there is none. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));
