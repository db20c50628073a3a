const name = 'vitrina.bucket';
/** A visitor is in one of so many. */
const buckets = 10_000;
const inTab = new RegExp(`^${name}=(\\d{1,4})$`);

function stored(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(bucket: string): void {
  try {
    localStorage.setItem(name, bucket);
  } catch {
    // Storage is refused: the name of the tab lives as long as the visit.
    if (window.name === '') window.name = `${name}=${bucket}`;
  }
}

/** The visitor's own number, drawn once and never sent: the same in each guarded publication, on each page. */
export function keptBucket(): number {
  const kept = stored() ?? inTab.exec(window.name)?.[1] ?? '';
  if (/^\d{1,4}$/.test(kept)) return Number(kept);
  const drawn = Math.floor(Math.random() * buckets);
  keep(String(drawn));
  return drawn;
}

/** Another tenth of the visitors is first in each guarded publication: not always the same ones try what is new. */
const stepBetweenGuards = 3_571;

/** Whether a visitor gets the new revision. */
export const isDealtNew = (bucket: number, sequence: number, sharePercent: number): boolean =>
  (bucket + sequence * stepBetweenGuards) % buckets < (sharePercent * buckets) / 100;
