import { inTurn } from '../../api/inTurn';
import { createKeyValueStore } from '../../api/keyValueStore';
import { backedByTab } from '../../api/tabStore';

const name = 'vitrina.bucket';
/** A visitor is in one of so many. */
const buckets = 10_000;

const store = backedByTab(
  createKeyValueStore(() => localStorage),
  window,
);

function kept(): number | undefined {
  const text = store.get(name);
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

function keptOrDrawn(): number {
  const bucket = kept() ?? Math.floor(Math.random() * buckets);
  store.set(name, String(bucket));
  return bucket;
}

/** The visitor's own number, drawn once and never sent: the same in each guarded publication, on each page, in each tab. */
export const keptBucket = async (): Promise<number> =>
  kept() ?? (await inTurn(navigator.locks as LockManager | undefined, keptOrDrawn));

/** Another tenth of the visitors is first in each guarded publication: not always the same ones try what is new. */
const stepBetweenGuards = 3_571;

/** Whether a visitor gets the new revision. */
export const isDealtNew = (bucket: number, sequence: number, sharePercent: number): boolean =>
  (bucket + sequence * stepBetweenGuards) % buckets < (sharePercent * buckets) / 100;
