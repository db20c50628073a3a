import { createKeyValueStore } from '../../../api/keyValueStore';
import { isRecord } from '../../../kernel/record';
import type { DraftReply } from '../../../generated/editor';
import type { EditorClient, EditorReply } from '../../kit/api/editorClient';

/** Changes that this device keeps until the host has them. */
export interface KeptChanges {
  readonly document: string;
  readonly baseVersion: number;
  readonly at: number;
}

/** A place on the device that outlives the page. */
export interface ChangeKeeper {
  read(key: string): KeptChanges | undefined;
  /** False: the device has no room, or forbids it; then they live as long as the page. */
  write(key: string, changes: KeptChanges): boolean;
  clear(key: string): void;
}

const prefix = 'editor/changes/';

function parse(text: string): KeptChanges | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (!isRecord(kept)) return undefined;
    const { document, baseVersion, at } = kept;
    const isWhole = typeof document === 'string' && typeof baseVersion === 'number' && typeof at === 'number';
    return isWhole ? { document, baseVersion, at } : undefined;
  } catch {
    return undefined;
  }
}

/** In the local storage, which alone is written at once: a page that goes away waits for nothing. */
export function createChangeKeeper(open: () => Storage): ChangeKeeper {
  const store = createKeyValueStore(open);
  return {
    read: (key) => parse(store.get(prefix + key) ?? ''),
    write: (key, changes) => store.set(prefix + key, JSON.stringify(changes)),
    clear: (key) => store.remove(prefix + key),
  };
}

/** What the effects of the edit screen reach the world by. */
export interface EditTools {
  readonly client: EditorClient;
  readonly keeper: ChangeKeeper;
  /** Where changes of a template are kept: apart for each person that uses this device. */
  readonly keyOf: (templateId: string) => string;
  readonly window: Window;
  /** Reply to the save under way, or to the last one; undefined before the first. */
  lastSave: Promise<EditorReply<DraftReply>> | undefined;
}
