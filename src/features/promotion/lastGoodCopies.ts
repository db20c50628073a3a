import { readRecord, writeRecord, type KeyValueStore } from '../../api/keyValueStore';

/** Template documents as they last came, by id (contract §8). */
export interface LastGoodCopies {
  save(templateId: string, document: unknown): void;
  /** Undefined where there is none. As unchecked as what the network brings. */
  load(templateId: string): unknown;
}

const maximumCopies = 5;
/** Largest document that is kept, in UTF-16 units; about the limit of a document (contract §8). */
const maximumLength = 1_048_576;

const index = 'vitrina.copies';
const nameOf = (templateId: string): string => `vitrina.copy.${templateId}`;

export function createLastGoodCopies(store: KeyValueStore, now: () => number): LastGoodCopies {
  /** Newest first; the index holds the moment of each. */
  function dropOldest(moments: Readonly<Record<string, string>>): Record<string, string> {
    const newest = Object.entries(moments).sort(([, one], [, other]) => Number(other) - Number(one));
    newest.slice(maximumCopies).forEach(([templateId]) => store.remove(nameOf(templateId)));
    return Object.fromEntries(newest.slice(0, maximumCopies));
  }

  return {
    save(templateId, document) {
      const text = JSON.stringify(document);
      if (text.length > maximumLength) return;
      const moments = dropOldest({ ...readRecord(store, index), [templateId]: String(now()) });
      store.set(nameOf(templateId), text);
      writeRecord(store, index, moments);
    },
    load(templateId) {
      const text = store.get(nameOf(templateId));
      try {
        return text === undefined ? undefined : (JSON.parse(text) as unknown);
      } catch {
        return undefined;
      }
    },
  };
}
