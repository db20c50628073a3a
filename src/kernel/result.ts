/** What may fail without being exceptional: a value, or why there is none. */
export type Result<Value, Problem> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Problem };

export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const failure = <Problem>(error: Problem): { readonly ok: false; readonly error: Problem } => ({
  ok: false,
  error,
});
