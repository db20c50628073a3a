/** One fault as a precompiled validator reports it. */
export interface ValidationFault {
  /** JSON Pointer of the faulty value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  /** Absent of replies, of which nobody is told. */
  readonly params?: Readonly<Record<string, unknown>>;
}

/** A validator that the build made from a JSON Schema. `errors` holds the faults of its last call. */
export interface Validator<Value> {
  (data: unknown): data is Value;
  errors?: readonly ValidationFault[] | null;
}
