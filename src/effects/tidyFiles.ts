import { createKeyValueStore } from '../api/keyValueStore';
import { keptFilesMark } from './keptFilesMark';

/**
 * Takes files away that wait in this browser for nobody: of a session that is over, of another borrower, of another day.
 * Where nothing is kept, nothing is loaded for it.
 * @param borrower fingerprint of who is signed in, empty: nobody; undefined: the session is over
 */
export async function tidyFiles(view: Window, borrower: string | undefined): Promise<void> {
  if (createKeyValueStore(() => view.localStorage).get(keptFilesMark) === undefined) return;
  try {
    const code = await import(/* webpackChunkName: "keptFiles" */ './keptFiles');
    if (borrower === undefined) code.forgetKeptFiles(view);
    else code.forgetOldFiles(view, borrower, Date.now());
  } catch {
    // Without a network; the next page tries again.
  }
}
