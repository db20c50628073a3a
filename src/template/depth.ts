/** True where a value nests deeper than `limit` lists and objects. Recurses no deeper than that itself. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (limit <= 0) return true;
  if (Array.isArray(value)) return value.some((child) => isDeeperThan(child, limit - 1));
  // Of parsed JSON, whose objects inherit nothing; a list of their values would be made for each of them.
  for (const key in value)
    if (isDeeperThan((value as Readonly<Record<string, unknown>>)[key], limit - 1)) return true;
  return false;
}
