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
  read(key: string): Promise<KeptChanges | undefined>;
  write(key: string, changes: KeptChanges): Promise<void>;
  clear(key: string): Promise<void>;
}

const storeName = 'changes';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open('vitrina-editor', 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
  return settled(request);
}

/** In IndexedDB: a document may have a megabyte, and other tabs go on meanwhile. */
export function createChangeKeeper(factory: IDBFactory): ChangeKeeper {
  let opening: Promise<IDBDatabase> | undefined;
  const store = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opening ??= open(factory);
    return (await opening).transaction(storeName, mode).objectStore(storeName);
  };
  return {
    // Nobody but this module writes there.
    read: async (key) => settled((await store('readonly')).get(key) as IDBRequest<KeptChanges | undefined>),
    write: async (key, changes) => {
      await settled((await store('readwrite')).put(changes, key));
    },
    clear: async (key) => {
      await settled((await store('readwrite')).delete(key));
    },
  };
}
