import { webcrypto } from 'node:crypto';
import { createStorage } from '../../support/memoryStorage';

// Asked whether a call that failed is worth another try.
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });

/** Web Locks of one browser: whoever asks for a name waits for those who asked before. */
function createLocks(): LockManager {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, act: () => unknown): Promise<unknown> => {
    const mine = (queues.get(name) ?? Promise.resolve()).then(act);
    queues.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
  return { request } as unknown as LockManager;
}

/** What the tabs of a browser share. */
export interface Browser {
  readonly local: Storage;
  readonly locks: LockManager;
}

export const createBrowser = (): Browser => ({ local: createStorage(), locks: createLocks() });

/** The window of a document in a tab, as far as pages without a drawing need it. */
export function createWindow({ local, locks }: Browser, session: Storage, path: string, search: string) {
  const location = {
    origin: 'https://pages.example',
    pathname: path,
    search,
    hash: '',
    assign: () => undefined,
  };
  const view = {
    location,
    history: { state: null, replaceState: () => undefined, back: () => undefined },
    name: '',
    localStorage: local,
    sessionStorage: session,
    navigator: { locks, userAgent: 'Android', clipboard: undefined },
    crypto: webcrypto,
    scrollY: 0,
    document: {
      visibilityState: 'visible',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  return { view: view as unknown as Window, location };
}
