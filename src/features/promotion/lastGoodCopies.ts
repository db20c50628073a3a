import { readRecord, writeRecord, type KeyValueStore, copyPrefix } from '../../api/keyValueStore';
import { recordOf } from '../../kernel/record';

export interface FetchedTemplate {
  /** As published, unchecked: the pipeline of `src/template` makes a page of it. */
  readonly document: unknown;
  /** Undefined where the server tells none, as a lender's may not. */
  readonly revision: string | undefined;
}

/** Templates as they last came, by id (contract §8). */
export interface LastGoodCopies {
  /** False: nothing of the page outlives it, so that nothing is fetched to be kept. */
  readonly keeps: boolean;
  save(templateId: string, template: FetchedTemplate): void;
  /** As unchecked as what the network brings; nothing in it where there is none. */
  load(templateId: string): FetchedTemplate;
}

const maxCopies = 5;
/** Largest document that is kept, in UTF-16 units; about the limit of a document (contract §8). */
const maxLength = 1_048_576;

const index = 'vitrina.copies';
const nameOf = (templateId: string): string => copyPrefix + templateId;

const none: FetchedTemplate = { document: undefined, revision: undefined };

/** Of a page that is only looked at. */
export const noCopies: LastGoodCopies = { keeps: false, save: () => undefined, load: () => none };

function parseCopy(text: string): FetchedTemplate {
  const copy: unknown = JSON.parse(text);
  const { document, revision } = recordOf(copy);
  // Earlier versions kept the document alone.
  return { document: document ?? copy, revision: typeof revision === 'string' ? revision : undefined };
}

export function createLastGoodCopies(store: KeyValueStore, now: () => number): LastGoodCopies {
  /** Newest first; the index holds the moment of each. */
  function dropOldest(moments: Readonly<Record<string, string>>): Record<string, string> {
    const newest = Object.entries(moments).sort(([, one], [, other]) => Number(other) - Number(one));
    newest.slice(maxCopies).forEach(([templateId]) => store.remove(nameOf(templateId)));
    return Object.fromEntries(newest.slice(0, maxCopies));
  }

  return {
    keeps: true,
    save(templateId, template) {
      const text = JSON.stringify(template);
      if (text.length > maxLength) return;
      const moments = dropOldest({ ...readRecord(store, index), [templateId]: String(now()) });
      store.set(nameOf(templateId), text);
      writeRecord(store, index, moments);
    },
    load(templateId) {
      const text = store.get(nameOf(templateId));
      try {
        return text === undefined ? none : parseCopy(text);
      } catch {
        return none;
      }
    },
  };
}
