/** What the key facts of a loan should say, by the field that says it: of the reply (contract §5) or of the brand file (contract §3). */
export const keyFactFields = [
  'amount',
  'periods',
  'repay_plans',
  'repay_plans.IVA',
  'keyFacts.allInRate',
  'keyFacts.annualRate',
  'keyFacts.disbursedOn',
  'keyFacts.charges',
  'keyFacts.lateCharges',
  'brand.grievanceOffice',
] as const;

export type KeyFactField = (typeof keyFactFields)[number];

/** A stated all-in figure and the one that the loan's own plan comes to, in percent. */
export interface AllInDifference {
  readonly stated: number;
  readonly computed: number;
}

/** What is wrong with the key facts of a product's loan: what `POST /report` says of them, nothing about a person. */
export interface KeyFactsFaults {
  /** What nobody sent, and what is left out for that. */
  readonly missing: readonly KeyFactField[];
  /** Absent: nothing shows that the stated figure is wrong. */
  readonly allIn?: AllInDifference;
}
