/** A row of the database, before anything is known about it. */
export type UnknownRow = Readonly<Record<string, unknown>>;

/** A row that can't be what this code wrote: another program changed the table, or the file is damaged. */
export class CorruptRow extends Error {
  constructor(column: string) {
    super(`the database holds a value of the wrong type in column ${column}`);
    this.name = 'CorruptRow';
  }
}

export function textOf(row: UnknownRow, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new CorruptRow(column);
  return value;
}

export function integerOf(row: UnknownRow, column: string): number {
  const value = row[column];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new CorruptRow(column);
  return value;
}

export function optionalIntegerOf(row: UnknownRow, column: string): number | undefined {
  return row[column] === null ? undefined : integerOf(row, column);
}

/** A list of values that a column holds as JSON; undefined: the column is null, which stands for all there are. */
export function decodeList<Value>(
  text: string | null,
  column: string,
  isOne: (value: unknown) => value is Value,
): readonly Value[] | undefined {
  if (text === null) return undefined;
  const list: unknown = JSON.parse(text);
  if (Array.isArray(list) && list.every(isOne)) return list;
  throw new CorruptRow(column);
}

/** As columns hold lists: each value once. */
export const encodeList = (values: readonly string[] | null): string | null =>
  values && JSON.stringify([...new Set(values)]);
