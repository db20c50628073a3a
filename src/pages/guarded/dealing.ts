/** A visitor is in one of so many. */
export const buckets = 10_000;

/** Another tenth of the visitors is first in each guarded publication: not always the same ones try what is new. */
const stepBetweenGuards = 3_571;

/** Whether a visitor gets the new revision. */
export const isDealtNew = (bucket: number, sequence: number, sharePercent: number): boolean =>
  (bucket + sequence * stepBetweenGuards) % buckets < (sharePercent * buckets) / 100;
