import { inTurn } from './inTurn';
import { createKeyValueStore, type KeyValueStore } from './keyValueStore';
import { backedByTab } from './tabStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Locks of a browser: one holder at a time. */
function createLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, act: () => unknown): Promise<unknown> => (last = last.then(act));
  return { request } as Pick<LockManager, 'request'>;
}

/** The local storage of tabs that run in processes of their own: what one stores shows to the others a moment later. */
function createTabs(): () => Pick<KeyValueStore, 'get' | 'set'> {
  const tabs: Map<string, string>[] = [];
  return () => {
    const own = new Map<string, string>();
    tabs.push(own);
    return {
      get: (name) => own.get(name),
      set(name, text) {
        own.set(name, text);
        setTimeout(() => tabs.forEach((tab) => tab.set(name, text)), 20);
        return true;
      },
    };
  };
}

test('tabs that are opened at once draw one and the same, and the first waits for nobody', async () => {
  const locks = createLocks();
  const open = createTabs();
  const told: string[] = [];
  const drawing = ['a', 'b', 'c'].map(async (lot) => {
    const tab = open();
    const drawn = await inTurn(locks, () => {
      const value = tab.get('group') ?? lot;
      tab.set('group', value);
      return value;
    });
    told.push(drawn);
  });
  await jest.advanceTimersByTimeAsync(10);
  expect(told).toEqual(['a']);
  await jest.advanceTimersByTimeAsync(500);
  await Promise.all(drawing);
  expect(told).toEqual(['a', 'a', 'a']);
});

test.each<[string, Pick<LockManager, 'request'> | undefined]>([
  ['has no locks', undefined],
  ['denies locks', { request: () => Promise.reject(new Error('no')) }],
  ['never gives a turn', { request: () => new Promise<never>(() => undefined) }],
])('a browser that %s draws all the same, once', async (_which, locks) => {
  const draw = jest.fn(() => 'a');
  const drawing = inTurn(locks, draw);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await drawing).toBe('a');
  expect(draw).toHaveBeenCalledTimes(1);
});

describe('where storage is refused', () => {
  const refused = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  const openIn = (tab: { name: string }) => backedByTab(createKeyValueStore(refused), tab);

  test('the next page of the tab knows what an earlier one kept', () => {
    const tab = { name: '' };
    openIn(tab).set('groups', '{"e1":"a"}');
    openIn(tab).set('bucket', '7');
    expect([openIn(tab).get('groups'), openIn(tab).get('bucket')]).toEqual(['{"e1":"a"}', '7']);
  });

  test('a name that somebody else gave the tab stays, and what is kept lives as long as the page', () => {
    const tab = { name: 'checkout' };
    const store = openIn(tab);
    expect(store.set('bucket', '7')).toBe(false);
    expect([tab.name, store.get('bucket'), openIn(tab).get('bucket')]).toEqual(['checkout', '7', undefined]);
  });

  test('a name that is broken is none', () => {
    expect(openIn({ name: 'vitrina {' }).get('bucket')).toBeUndefined();
  });
});
