import fc from 'fast-check';
import { createStorage } from '../../tests/support/memoryStorage';
import type { Failure } from '../kernel/failure';
import { failure, success, type Result } from '../kernel/result';
import { createIdempotencyKeys, sendUnder, type NewMoneyOperation, type Operation } from './idempotencyKey';
import { createKeyValueStore } from './keyValueStore';
import { randomUuid } from './randomUuid';

interface TabOptions {
  readonly locks?: Pick<LockManager, 'request'>;
  readonly fingerprint?: string;
  readonly now?: () => number;
}

/** A page: its own memory, the browser's storage. */
function openPage(storage: Storage, { locks, fingerprint = '', now = Date.now }: TabOptions = {}) {
  let made = 0;
  const page = Math.random();
  return createIdempotencyKeys({
    store: createKeyValueStore(() => storage),
    locks,
    newKey: () => `${page}.${(made += 1)}`,
    fingerprint,
    now,
  });
}

const operation = (payload: unknown, subject = '5512345678'): Operation => ({
  call: 'register',
  subject,
  payload,
});
const loan = (amount: string, subject = 'loan p1'): NewMoneyOperation => ({
  call: 'loan-detail-push',
  subject,
  payload: { amount },
  headers: { 'x-page': 'a' },
});

const lost = failure({ kind: 'offline' } as const);
const refused = failure({ kind: 'refused', code: '5', message: '' } as const);
const http = (status: number, more: { isReplayed?: true } = {}) =>
  failure({ kind: 'http', status, message: '', ...more } as const);

describe('keys of calls that move no money', () => {
  it('are the same over retries, reloads and tabs until a definite reply, then new', async () => {
    const replies = fc.constantFrom(lost, refused, success('done'), http(503));
    const steps = fc.array(
      fc.record({ reply: replies, tab: fc.nat(2), payload: fc.constantFrom('a', 'b') }),
      { maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const storage = createStorage();
        const tabs = [0, 1, 2].map(() => openPage(storage));
        const used = new Set<string>();
        const open = new Map<string, string>();
        for (const { reply, tab, payload } of sequence) {
          let key = '';
          await sendUnder<string>(
            tabs[tab]!,
            await tabs[tab]!.keyFor(operation({ code: payload })),
            async (headers) => {
              key = headers['Idempotency-Key']!;
              return reply;
            },
          );
          const known = open.get(payload);
          if (known === undefined) expect(used).not.toContain(key);
          else expect(key).toBe(known);
          used.add(key);
          if (reply === refused || reply.ok) open.delete(payload);
          else open.set(payload, key);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('tell apart what is about different people, whatever the order of fields', async () => {
    const storage = createStorage();
    const keys = openPage(storage, { fingerprint: 'ana' });
    const first = await keys.keyFor(operation({ a: 1, b: { c: 2, d: 3 } }));
    expect((await keys.keyFor(operation({ b: { d: 3, c: 2 }, a: 1 }))).key).toBe(first.key);
    expect((await keys.keyFor(operation({ a: 1, b: { c: 2, d: 3 } }, 'other'))).key).not.toBe(first.key);
    const other = openPage(storage, { fingerprint: 'beto' });
    expect((await other.keyFor(operation({ a: 1, b: { c: 2, d: 3 } }))).key).not.toBe(first.key);
  });

  it('are taken under a lock of the browser', async () => {
    const names: string[] = [];
    const request = (async (name: string, use: () => unknown) => {
      names.push(name);
      return use();
    }) as unknown as LockManager['request'];
    await openPage(createStorage(), { locks: { request } }).keyFor(operation('x'));
    expect(names).toEqual([expect.stringContaining('register')]);
  });

  it('keep nothing that tells who wanted what', async () => {
    const storage = createStorage();
    await openPage(storage).keyFor(operation({ phone: '5512345678', smsCode: '482915' }));
    const kept = Array.from({ length: storage.length }, (_, position) => storage.key(position)!);
    const everything = kept.map((name) => name + storage.getItem(name)!).join();
    expect(everything).toContain('register');
    expect(everything).not.toMatch(/5512345678|482915/);
  });

  it('live in memory where the browser keeps nothing', async () => {
    const store = createKeyValueStore(() => {
      throw new Error('SecurityError');
    });
    const keys = createIdempotencyKeys({
      store,
      locks: undefined,
      newKey: () => randomUuid(globalThis.crypto),
    });
    const kept = await keys.keyFor(operation('x'));
    expect(kept.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect((await keys.keyFor(operation('x'))).key).toBe(kept.key);
    await keys.release(kept);
    expect((await keys.keyFor(operation('x'))).key).not.toBe(kept.key);
  });
});

describe('an operation that moves money', () => {
  it('is reserved until a definite reply: no other is sent about its subject, in whatever tab, whoever signs in', async () => {
    const storage = createStorage();
    const [ana, again] = [
      openPage(storage, { fingerprint: 'ana' }),
      openPage(storage, { fingerprint: 'ana in another session' }),
    ];
    const first = await ana.reserve(loan('5'));
    expect(first).toMatchObject({ isRepeat: false, isOwn: true });
    expect(await again.reserve(loan('6'))).toEqual({ ...first, isRepeat: true, isOwn: false });
    expect(again.reserved('loan p2')).toBeUndefined();
    expect(ana.reserved('loan p1')).toEqual({ ...first, isRepeat: true });

    await sendUnder(ana, first, async () => lost);
    expect(ana.reserved('loan p1')?.key).toBe(first.key);
    await sendUnder(again, again.reserved('loan p1')!, async () => refused);
    expect(ana.reserved('loan p1')).toBeUndefined();
    expect((await ana.reserve(loan('6'))).key).not.toBe(first.key);
  });

  it('is told to have been made at one moment, in the tab that made it and in every other', async () => {
    let clock = 1_000;
    const keys = openPage(createStorage(), { now: () => (clock += 7) });
    const { reservedAt } = await keys.reserve(loan('5'));
    expect(keys.reserved('loan p1')).toMatchObject({ reservedAt });
  });

  it('is let go by who names its key, never by who names another one', async () => {
    const keys = openPage(createStorage());
    const first = await keys.reserve(loan('5'));
    await keys.release(first);
    const second = await keys.reserve(loan('5'));
    expect(second.key).not.toBe(first.key);
    await keys.release(first);
    expect(keys.reserved('loan p1')?.key).toBe(second.key);
  });

  it.each<[string, Result<string, Failure>, boolean, boolean]>([
    ['a success', success('done'), true, true],
    ['a readable refusal', refused, true, true],
    ['a reply that the host replays', http(422, { isReplayed: true }), true, true],
    ['HTTP 400', http(400), true, false],
    ['HTTP 401', http(401), true, false],
    ['HTTP 403', http(403), true, false],
    ['HTTP 429', http(429), true, false],
    ['the end of a session', failure({ kind: 'refused', code: '401', message: '' }), true, false],
    ['"outcome open"', http(409), false, false],
    ['HTTP 503', http(503), false, false],
    ['an unreadable reply', failure({ kind: 'malformed' }), false, false],
    ['no reply', failure({ kind: 'timeout' }), false, false],
  ])(
    'is settled by %s, where it was sent once and where a reply was lost before',
    async (_, reply, settlesFirst, settlesRepeat) => {
      for (const [isRepeat, settles] of [
        [false, settlesFirst],
        [true, settlesRepeat],
      ]) {
        const keys = openPage(createStorage());
        const first = await keys.reserve(loan('5'));
        await sendUnder(keys, { ...first, isRepeat: isRepeat! }, async () => reply);
        expect(keys.reserved('loan p1') === undefined).toBe(settles);
      }
    },
  );

  it('is kept for no longer than servers keep replies, and leaves no trace then', async () => {
    const storage = createStorage();
    let now = 1_000;
    const store = createKeyValueStore(() => storage);
    const open = () =>
      createIdempotencyKeys({ store, locks: undefined, newKey: () => `key at ${now}`, now: () => now });
    await open().reserve(loan('5'));
    now += 24 * 60 * 60 * 1000 - 1;
    expect(open().reserved('loan p1')?.reservedAt).toBe(1_000);
    now += 1;
    expect(open().reserved('loan p1')).toBeUndefined();
    expect(storage.length).toBe(0);
    expect((await open().reserve(loan('5'))).key).toBe(`key at ${now}`);
  });
});

/** A storage with room for so many texts. */
function tightStorage(room: number): Storage {
  const storage = createStorage();
  const keep = storage.setItem.bind(storage);
  storage.setItem = (name, text) => {
    if (storage.getItem(name) === null && storage.length >= room) throw new Error('QuotaExceededError');
    keep(name, text);
  };
  return storage;
}

test('a storage that is full gives up copies of templates, and of nothing else, before a key is lost', async () => {
  const storage = tightStorage(3);
  storage.setItem('vitrina.copy.one', '{}');
  storage.setItem('vitrina.copy.two', '{}');
  storage.setItem('vitrina.complaintDraft', '{}');
  const { key } = await openPage(storage).reserve(loan('5'));
  // Another page has none of the first one's memory.
  expect(openPage(storage).reserved('loan p1')?.key).toBe(key);
  const kept = Array.from({ length: storage.length }, (_, position) => storage.key(position)!);
  expect(kept).toContain('vitrina.complaintDraft');
  expect(kept.filter((name) => name.startsWith('vitrina.copy.'))).toHaveLength(1);
});
