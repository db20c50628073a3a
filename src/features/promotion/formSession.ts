import { readRecord, writeRecord, type KeyValueStore } from '../../api/keyValueStore';

/** What of a form survives a reload of its tab. */
interface SavedForm {
  readonly sid?: string;
  readonly phone?: string;
  /** Epoch ms, as text. */
  readonly countdownEnd?: string;
  /** The agreement that was read last: what a link named, and which template and revision that was by then. */
  readonly agreementLink?: string;
  readonly agreementId?: string;
  readonly agreementRevision?: string;
}

/** A form that was begun in this tab: the session that binds its SMS code, the telephone, the countdown, what was read. */
export interface FormSession {
  load(): SavedForm;
  save(part: SavedForm): void;
  clear(): void;
}

const name = 'vitrina.registration';

export const createFormSession = (store: KeyValueStore): FormSession => ({
  load: () => readRecord(store, name),
  save: (part) => writeRecord(store, name, { ...readRecord(store, name), ...part }),
  clear: () => store.remove(name),
});
