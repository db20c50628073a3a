/** True where a value nests deeper than `limit` lists and objects. Recurses no deeper than that itself. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (limit <= 0) return true;
  return Object.values(value).some((child) => isDeeperThan(child, limit - 1));
}
