import fc from 'fast-check';
import { createStorage } from '../../tests/support/memoryStorage';
import { failure, success } from '../kernel/result';
import { createIdempotencyKeys, sendOnce, sendUnder, type Intention } from './idempotencyKey';
import { createKeyValueStore } from './keyValueStore';
import { randomUuid } from './randomUuid';

/** A tab: its own memory, the browser's storage. */
function openTab(storage: Storage, locks?: Pick<LockManager, 'request'>) {
  let made = 0;
  const tab = Math.random();
  return createIdempotencyKeys({
    store: createKeyValueStore(() => storage),
    locks,
    newKey: () => `${tab}.${(made += 1)}`,
  });
}

const intention = (payload: unknown, subject = '5512345678'): Intention => ({ call: 'register', subject, payload });

const lost = failure({ kind: 'offline' } as const);
const refused = failure({ kind: 'refused', code: '5', message: '' } as const);

describe('idempotency keys', () => {
  it('are the same over retries, reloads and tabs until a definite reply, then new', async () => {
    const replies = fc.constantFrom(lost, refused, success('done'), failure({ kind: 'http', status: 503, message: '' } as const));
    const steps = fc.array(fc.record({ reply: replies, tab: fc.nat(2), payload: fc.constantFrom('a', 'b') }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const storage = createStorage();
        const tabs = [0, 1, 2].map(() => openTab(storage));
        const used = new Set<string>();
        let open: { key: string; payload: string } | undefined;
        /** What each tab sent last and had no definite reply to. */
        const unanswered = new Map<number, { key: string; payload: string }>();
        for (const { reply, tab, payload } of sequence) {
          let key = '';
          await sendOnce<string>(tabs[tab]!, intention({ code: payload }), async (headers) => {
            key = headers['Idempotency-Key']!;
            return reply;
          });
          const known = [unanswered.get(tab), open].find((earlier) => earlier?.payload === payload);
          if (known) expect(key).toBe(known.key);
          else expect(used).not.toContain(key);
          used.add(key);
          const isDefinite = reply === refused || reply.ok;
          open = isDefinite ? undefined : { key, payload };
          if (isDefinite) unanswered.delete(tab);
          else unanswered.set(tab, { key, payload });
        }
      }),
      { numRuns: 200 },
    );
  });

  it('stay with a tab that had no reply, whatever another tab was told or sent meanwhile', async () => {
    const storage = createStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    const key = await one.take(intention('x'));
    expect(await other.take(intention('x'))).toBe(key);
    await other.settle(intention('x'), key);
    await other.take(intention('y'));
    expect(await one.take(intention('x'))).toBe(key);
    await one.settle(intention('x'), key);
    expect(await one.take(intention('x'))).not.toBe(key);
  });

  it('tell apart what is about different people, whatever the order of fields', async () => {
    const keys = openTab(createStorage());
    const first = await keys.take(intention({ a: 1, b: { c: 2, d: 3 } }));
    expect(await keys.take(intention({ b: { d: 3, c: 2 }, a: 1 }))).toBe(first);
    expect(await keys.take(intention({ a: 1, b: { c: 2, d: 3 } }, 'other'))).not.toBe(first);
  });

  it('are taken under a lock of the browser', async () => {
    const names: string[] = [];
    const request = (async (name: string, use: () => unknown) => {
      names.push(name);
      return use();
    }) as unknown as LockManager['request'];
    await openTab(createStorage(), { request }).take(intention('x'));
    expect(names).toEqual([expect.stringContaining('register')]);
  });

  it('keep nothing that tells who wanted what', async () => {
    const storage = createStorage();
    await openTab(storage).take(intention({ phone: '5512345678', smsCode: '482915' }));
    const kept = Array.from({ length: storage.length }, (_, position) => storage.key(position)!);
    const everything = kept.map((name) => name + storage.getItem(name)!).join();
    expect(everything).toContain('register');
    expect(everything).not.toMatch(/5512345678|482915/);
  });

  it('live in memory where the browser keeps nothing', async () => {
    const store = createKeyValueStore(() => {
      throw new Error('SecurityError');
    });
    const keys = createIdempotencyKeys({ store, locks: undefined, newKey: () => randomUuid(globalThis.crypto) });
    const key = await keys.take(intention('x'));
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await keys.take(intention('x'))).toBe(key);
    await keys.settle(intention('x'), key);
    expect(await keys.take(intention('x'))).not.toBe(key);
  });

  it('hold a payload until a definite reply: no other may be sent meanwhile, in whatever tab', async () => {
    const storage = createStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    const about = { call: 'loan-detail-push', subject: 'p1' };
    const { intention: claimed, isEarlier } = await one.hold({ ...about, payload: { amount: '5' }, headers: { 'x-page': 'a' } });
    expect(isEarlier).toBe(false);
    expect(await other.hold({ ...about, payload: { amount: '6' }, headers: {} })).toEqual({ intention: claimed, isEarlier: true });
    expect(other.held(about)).toEqual(claimed);
    expect(other.held({ ...about, subject: 'p2' })).toBeUndefined();

    await sendUnder(other, claimed, async () => lost);
    expect(one.held(about)).toEqual(claimed);
    await sendUnder(other, claimed, async () => refused);
    expect(one.held(about)).toBeUndefined();
    const { intention: next } = await one.hold({ ...about, payload: { amount: '6' }, headers: {} });
    expect(next.key).not.toBe(claimed.key);
  });

  it('hold nothing for longer than servers keep replies', async () => {
    let now = 1_000;
    const keys = createIdempotencyKeys({
      store: createKeyValueStore(createStorage),
      locks: undefined,
      newKey: () => `key at ${now}`,
      now: () => now,
    });
    const store = { call: 'loan-detail-push', subject: 'p1', payload: { amount: '5' }, headers: {} };
    await keys.hold(store);
    now += 24 * 60 * 60 * 1000;
    expect(keys.held(store)).toBeUndefined();
    expect((await keys.hold(store)).intention.key).toBe(`key at ${now}`);
  });
});
