/** Edits (insert, remove, replace, swap of neighbours) from one word to another: optimal string alignment. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [
    row,
    ...Array<number>(other.length).fill(0),
  ]);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let column = 0; column <= other.length; column += 1) (rows[0] as number[])[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
      ];
      if (isSwap) steps.push(at(row - 2, column - 2) + 1);
      (rows[row] as number[])[column] = Math.min(...steps);
    }
  }
  return at(one.length, other.length);
}

/** Longer names are of no use as suggestions, and comparing them costs. */
const maxNameLength = 64;

/** The known name that a wrong one was most likely meant to be; undefined: none is near. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > maxNameLength) return undefined;
  const wanted = name.toLowerCase();
  const most = Math.max(1, Math.floor(name.length / 3));
  const near = known
    .map((candidate) => ({ candidate, edits: distance(wanted, candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= most)
    .sort((one, other) => one.edits - other.edits);
  return near[0]?.candidate;
}
