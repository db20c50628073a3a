import { createKeyValueStore } from '../../api/keyValueStore';
import { isRecord } from '../../kernel/record';

/** Changes that this device keeps until the host has them. */
export interface KeptChanges {
  readonly document: string;
  /** The version that was changed. */
  readonly baseVersion: number;
  /** Epoch milliseconds. */
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
