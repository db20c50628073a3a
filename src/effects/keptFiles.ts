import { keptFilesMark } from './keptFilesMark';
import { createKeyValueStore, readRecord, writeRecord, type KeyValueStore } from '../api/keyValueStore';

/** Database of the browser for files that wait to be sent; what reads and writes it comes with the screen that has such files. */
export const keptFilesDatabase = 'vitrina.files';
/** How long one is kept at most, in ms. */
export const keptFilesLife = 24 * 60 * 60 * 1000;

type View = Pick<Window, 'localStorage' | 'indexedDB'>;

const storeOf = (view: View): KeyValueStore => createKeyValueStore(() => view.localStorage);

/** To be called before a file is kept. */
export function markKeptFiles(view: View, borrower: string, now: number): void {
  writeRecord(storeOf(view), keptFilesMark, { borrower, until: String(now + keptFilesLife) });
}

/** Files of a session that is over are nobody's. Never throws, and waits for nothing. */
export function forgetKeptFiles(view: View): void {
  storeOf(view).remove(keptFilesMark);
  try {
    view.indexedDB.deleteDatabase(keptFilesDatabase);
  } catch {
    // A browser that forbids the database has kept nothing in it.
  }
}

/** Whichever screen is opened first: files that nobody sent in time, or of another borrower of this phone, go. */
export function forgetOldFiles(view: View, borrower: string, now: number): void {
  const { until, borrower: owner } = readRecord(storeOf(view), keptFilesMark);
  if (until === undefined) return;
  // A page without a session is nobody's: the files may be of whoever comes back with theirs.
  const isOfAnother = borrower !== '' && owner !== borrower;
  if (isOfAnother || now >= Number(until)) forgetKeptFiles(view);
}
