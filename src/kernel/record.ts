/** Whether a value is an object with names, as JSON has them: no list, not null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value's properties; a value that has none is empty. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** The first value of a parsed query's parameter; undefined where it is absent or empty. */
export function parameterOf(query: unknown, name: string): string | undefined {
  const parameters = recordOf(query);
  const value: unknown = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : undefined;
}
