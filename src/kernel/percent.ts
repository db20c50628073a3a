/** Percent as all our languages write it, without the tail that binary fractions grow: 0.07 % and not 0.07000000000000001 %, as `0.07%`. */
export const formatPercent = (percent: number): string => `${Number(percent.toFixed(4))}%`;
