import { inTurn } from '../../api/inTurn';
import { createKeyValueStore } from '../../api/keyValueStore';
import { backedByTab } from '../../api/tabStore';
import { buckets } from './dealing';

const name = 'vitrina.bucket';

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
