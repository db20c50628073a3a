const whole = 100;

/** Whole numbers in the proportions of others that add up to `total`; equal ones where all others are nothing. */
function scaled(parts: readonly number[], total: number): number[] {
  const sum = parts.reduce((all, part) => all + part, 0);
  if (sum <= 0)
    return parts.length === 0
      ? []
      : scaled(
          parts.map(() => 1),
          total,
        );
  let before = 0;
  let given = 0;
  // Rounding the sums instead of the parts leaves nothing over at the end.
  return parts.map((part) => {
    before += part;
    const share = Math.round((before / sum) * total) - given;
    given += share;
    return share;
  });
}

/** Weights as whole percents that add up to 100. */
export const sharesOf = (weights: readonly number[]): number[] => scaled(weights, whole);

/** Gives one group a share (percent); the others divide the rest as they did before. */
export function withShare(shares: readonly number[], place: number, share: number): number[] {
  const others = shares.filter((_, other) => other !== place);
  if (others.length === 0) return [whole];
  const own = Math.min(whole, Math.max(0, Math.round(share)));
  const rest = scaled(others, whole - own);
  return [...rest.slice(0, place), own, ...rest.slice(place)];
}

/** The same for a new group, which gets as much as each would if all had the same. */
export const withNewShare = (shares: readonly number[], place: number): number[] =>
  withShare(shares, place, Math.floor(whole / shares.length));
