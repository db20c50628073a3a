import { readRecord, writeRecord, type KeyValueStore } from '../../api/keyValueStore';

/** What this browser remembers of its visitor (contract §8). */
export interface Visitor {
  /** Group of each experiment. */
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
