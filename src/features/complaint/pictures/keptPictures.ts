import { keptFilesDatabase, keptFilesLife, markKeptFiles } from '../../../effects/keptFiles';
import { isRecord } from '../../../kernel/record';
import { withTimeout } from '../../../kernel/timeout';

/** A picture that was not sent yet. */
export interface KeptPicture {
  readonly id: string;
  /** As it was picked, a `File`; or made small, a `Blob`. */
  readonly file: Blob;
  /** `data:` address; empty until it was made small. */
  readonly thumbnail: string;
}

/**
 * Keeps pictures while they are on their way: a phone that is short of memory ends the page, above all when the camera
 * comes over it. Never rejects: without a database a picture lives as long as the page.
 */
export interface KeptPictures {
  keep(picture: KeptPicture): Promise<void>;
  /** Those of this borrower that are not too old, in the order in which they were picked. */
  all(): Promise<readonly KeptPicture[]>;
  remove(id: string): Promise<void>;
  /** The session is over: nothing is kept from now on. */
  end(): void;
}

export interface KeptPicturesOptions {
  readonly view: Pick<Window, 'localStorage' | 'indexedDB'>;
  /** Fingerprint of who is signed in; empty: nobody. */
  readonly borrower: string;
  readonly now: () => number;
}

const storeName = 'pictures';
/** Browsers are known whose database never answers. */
const patience = 2_000;

interface Row extends KeptPicture {
  readonly borrower: string;
  /** Epoch milliseconds, later for each further picture. */
  readonly at: number;
}

const isRow = (value: unknown): value is Row =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  value.file instanceof Blob &&
  typeof value.thumbnail === 'string' &&
  typeof value.borrower === 'string' &&
  typeof value.at === 'number';

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(keptFilesDatabase, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(storeName, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The database does not open'));
  });
}

/** Opened for each act and closed after it, so that nothing stands in the way of deleting it. */
async function act<Value>(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDatabase(factory);
  try {
    const transaction = database.transaction(storeName, mode);
    const request = ask(transaction.objectStore(storeName));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(new Error('The database has no room'));
    });
    return request.result;
  } finally {
    database.close();
  }
}

export function createKeptPictures({ view, borrower, now }: KeptPicturesOptions): KeptPictures {
  const pickedAt = new Map<string, number>();
  let last = 0;
  let isOver = false;

  const attempt = async <Value>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value | undefined> => {
    try {
      return await withTimeout(patience, act(view.indexedDB, mode, ask));
    } catch {
      return undefined;
    }
  };

  function timeOf(id: string): number {
    const at = pickedAt.get(id) ?? (last = Math.max(now(), last + 1));
    pickedAt.set(id, at);
    return at;
  }

  return {
    async keep(picture) {
      if (isOver) return;
      markKeptFiles(view, borrower, now());
      const row: Row = { ...picture, borrower, at: timeOf(picture.id) };
      await attempt('readwrite', (store) => store.put(row));
    },
    async all() {
      const rows: readonly unknown[] = (await attempt('readonly', (store) => store.getAll())) ?? [];
      const ours = rows
        .filter(isRow)
        .filter((row) => row.borrower === borrower && now() - row.at < keptFilesLife)
        .sort((one, other) => one.at - other.at);
      for (const { id, at } of ours) pickedAt.set(id, at);
      last = Math.max(last, ...ours.map(({ at }) => at));
      return ours.map(({ id, file, thumbnail }) => ({ id, file, thumbnail }));
    },
    async remove(id) {
      pickedAt.delete(id);
      await attempt('readwrite', (store) => store.delete(id));
    },
    end: () => void (isOver = true),
  };
}
