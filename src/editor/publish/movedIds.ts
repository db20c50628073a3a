/** Ends of the longest rising runs so far: for each length the smallest last value. */
function longestRising(values: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const value of values) {
    const place = ends.findIndex((end) => end > value);
    const at = place === -1 ? ends.length : place;
    before.set(value, ends[at - 1]);
    ends[at] = value;
  }
  const run = new Set<number>();
  for (let value = ends.at(-1); value !== undefined; value = before.get(value)) run.add(value);
  return run;
}

/** The fewest ids that have to be moved to get from one order to the other. Both hold the same ids. */
export function movedIds(before: readonly string[], after: readonly string[]): readonly string[] {
  const places = new Map(before.map((id, place) => [id, place]));
  const stayed = longestRising(after.map((id) => places.get(id) ?? -1));
  return after.filter((id) => !stayed.has(places.get(id) ?? -1));
}
