/** A positive whole number of a query; what is none counts as absent, what is too large as the largest. */
export function integerQuery(
  value: string | undefined,
  byDefault: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const number = value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : 0;
  return Math.min(number > 0 ? number : byDefault, most);
}
