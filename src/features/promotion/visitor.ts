import { type KeyValueStore, readRecord, writeRecord } from '../../api/keyValueStore';

/** What this browser remembers of its visitor (contract §8). */
export interface Visitor {
  groups(): Readonly<Record<string, string>>;
  rememberGroups(groups: Readonly<Record<string, string>>): void;
  hasRegistered(): boolean;
  rememberRegistered(): void;
}

const groupsName = 'vitrina.groups';
const registeredName = 'vitrina.registered';

export const createVisitor = (store: KeyValueStore): Visitor => ({
  groups: () => readRecord(store, groupsName),
  rememberGroups: (groups) => writeRecord(store, groupsName, { ...readRecord(store, groupsName), ...groups }),
  hasRegistered: () => store.get(registeredName) === '1',
  rememberRegistered: () => void store.set(registeredName, '1'),
});

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
