/** Where a fault is: all that a validator of the lender's replies tells, since that is sent to every borrower. */
export interface FaultPlace {
  /** JSON Pointer of the faulty value. */
  readonly instancePath: string;
}

/** One fault as a precompiled validator reports it. */
export interface ValidationFault extends FaultPlace {
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A validator that the build made from a JSON Schema. `errors` holds the faults of its last call. */
export interface Validator<Value, Fault extends FaultPlace = ValidationFault> {
  (data: unknown): data is Value;
  errors?: readonly Fault[] | null;
}

export type ReplyValidator<Value> = Validator<Value, FaultPlace>;
