interface PayloadSchema {
  readonly properties: Readonly<Record<string, object>>;
}

/**
 * The schema of a payload with only those fields required that the call can't be done without. What merely
 * goes with it, such as campaign tags, would not stop a lender's back end either.
 */
export const requiring = <Schema extends PayloadSchema>(
  schema: Schema,
  required: readonly (keyof Schema['properties'] & string)[],
): object => ({ type: 'object', properties: schema.properties, required });
