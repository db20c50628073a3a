/** What blocks draw of numbers that the format leaves open (contract §8): beyond it, the nearest within. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
}

/** Height of a spacer, in CSS pixels; more room than this is a mistake. */
export const spacerHeights: NumberRange = { least: 0, most: 200 };

/** How long a slide of a banner stays, in ms; faster nobody can read. */
export const slideIntervals: NumberRange = { least: 1_000, most: 60_000 };
