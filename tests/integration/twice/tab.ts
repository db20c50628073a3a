import { webcrypto } from 'node:crypto';
import type { BorrowerDependencies } from '../../../src/effects/borrowerDependencies';
import { publicBrandOf } from '../../../src/codec/publicBrand';
import { createBorrowerDependencies } from '../../../src/pages/borrower/borrowerDependencies';
import { createBorrowerStore, type Feature } from '../../../src/pages/borrower/borrowerStore';
import { brandWith } from '../sandbox/sandboxHost';

const brand = publicBrandOf(brandWith());

/** The storage of a browser, as far as pages use it. */
export function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    key: (position: number) => [...kept.keys()][position] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}

/** Web Locks of one browser: whoever asks for a name waits for those who asked before. */
export function createLocks(): LockManager {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, act: () => unknown): Promise<unknown> => {
    const mine = (queues.get(name) ?? Promise.resolve()).then(act);
    queues.set(name, mine.catch(() => undefined));
    return mine;
  };
  return { request } as unknown as LockManager;
}

/** What the tabs of a browser share. */
export interface Browser {
  readonly local: Storage;
  readonly locks: LockManager;
}

export interface TabOptions {
  readonly browser: Browser;
  readonly session: Storage;
  readonly fetch: typeof fetch;
  readonly sessionId: string;
  readonly feature: Feature;
}

/** A page that was just loaded in a tab: the real store, sagas, clients and keys; nothing is drawn. */
export function loadPage({ browser, session, fetch: send, sessionId, feature }: TabOptions) {
  const view = {
    location: { origin: 'https://pages.example', pathname: '/', search: `?language=1&sessionId=${sessionId}`, hash: '' },
    history: { state: null, replaceState: () => undefined },
    localStorage: browser.local,
    sessionStorage: session,
    navigator: { locks: browser.locks, userAgent: 'Android', clipboard: undefined },
    crypto: webcrypto,
    addEventListener: () => undefined,
  } as unknown as Window;
  const opened: string[] = [];
  const navigator = { hasScreen: () => true, open: (address: string) => void opened.push(address), back: () => void opened.push('back'), isFirst: () => true };
  const dependencies: BorrowerDependencies = {
    ...createBorrowerDependencies({ window: view, brand, navigator, fetch: send, sendFile: send }),
    leave: (address) => void opened.push(address),
  };
  const { store, add } = createBorrowerStore(dependencies);
  add(feature);
  return { store, opened };
}

export type Page = ReturnType<typeof loadPage>;
