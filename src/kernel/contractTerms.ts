/** The numbers that stand in a loan contract (contract §14, "Contract text"). Percentages as they are read: 18 is 18 %. */
export const contractTerms = {
  annualInterestPercent: 18,
  interestPercent: 0.0065,
  /** Of interest plus commission. */
  vatPercent: 16,
  overduePenaltyPercentPerDay: 3,
  /** How far a repayment can be postponed. */
  postponementDays: 7,
} as const;
