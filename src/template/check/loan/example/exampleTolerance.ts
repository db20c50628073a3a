/** How far the figures of a loan example may lie apart and still agree. Whatever is compared takes its room from here. */
export const exampleTolerance = {
  /** Minor units by which rounding moves an amount that is written with cents. */
  amount: 1,
  /** Minor units for an amount that is written without cents. */
  wholeAmount: 100,
  /** Percentage points: rates are printed with so many decimals, a yearly one with one, a daily one with three. */
  rate: { year: 0.05, month: 0.005, day: 0.0005 },
  /** Days by which a term may differ from the mean that stands for it: 6 months are 181 to 184 days, a year has 365 or 366. */
  termDays: { day: 0, week: 0, fortnight: 2, month: 2, year: 1 },
  /** Days of the year by which lenders count interest, from the dearest to the cheapest for the borrower. */
  daysOfInterestYear: [360, 365],
} as const;
