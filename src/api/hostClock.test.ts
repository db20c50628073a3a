import { createHostClock } from './hostClock';

const hour = 3_600_000;
const day = 24 * hour;
/** What the host's clock says when a page is opened. */
const opened = Date.parse('2026-11-28T12:00:00Z');

interface Phone {
  /** By how much its clock is wrong, in ms. */
  wrongBy?: number;
  /** Whether the document brings the host's time, and how old it was by then; absent: it does not. */
  documentAge?: number;
  /** Bytes of the document that came over the network. */
  transferSize?: number;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A phone in the world: time passes by `pass`, and its clocks say of it what such a phone's do. */
function createPhone({ wrongBy = 0, documentAge, transferSize = 300 }: Phone) {
  let passed = 0;
  let slept = 0;
  let offset = wrongBy;
  let isOnline = true;
  const truth = () => opened + passed;
  const asked: RequestInit[] = [];
  const serverTiming =
    documentAge === undefined ? [] : [{ name: 'host', duration: opened - documentAge, description: '' }];
  const clock = createHostClock({
    steady: {
      now: () => passed - slept,
      getEntriesByType: () => [{ responseStart: 0, transferSize, serverTiming }] as never,
    },
    phone: () => truth() + offset,
    fetch: (async (_address: string, init: RequestInit) => {
      asked.push(init);
      if (!isOnline) throw new TypeError('offline');
      return { status: 503, headers: new Map([['date', new Date(truth()).toUTCString()]]) };
    }) as unknown as typeof fetch,
  });
  return {
    clock,
    asked,
    pass: (ms: number) => void (passed += ms),
    sleep(ms: number) {
      passed += ms;
      slept += ms;
    },
    setClock: (by: number) => void (offset += by),
    goOffline: () => void (isOnline = false),
    goOnline: () => void (isOnline = true),
    /** By how much it is wrong, in ms. */
    error: () => Math.abs(clock.now() - truth()),
  };
}

describe.each([-3 * day, -40 * 60_000, 0, 90 * 60_000, 400 * day])(
  'a phone that is wrong by %d ms',
  (wrongBy) => {
    it('tells the host’s time from the first moment on, by the document', () => {
      expect(createPhone({ wrongBy, documentAge: 0 }).error()).toBeLessThan(1_000);
    });

    it.each([
      ['was kept by a cache for days', { documentAge: 5 * day }],
      ['came out of the browser’s own cache', { documentAge: 5 * day, transferSize: 0 }],
      ['brings no time', {}],
    ])('is put right where the document %s', async (_which, options) => {
      const phone = createPhone({ wrongBy, ...options });
      const tell = jest.fn();
      phone.clock.watch(tell);
      await settle();
      expect(phone.error()).toBeLessThan(2_000);
      expect(phone.asked).toEqual([expect.objectContaining({ cache: 'no-store', credentials: 'omit' })]);
    });

    it('stays right when its clock is set, forth and back, and over sleep', async () => {
      const phone = createPhone({ wrongBy, documentAge: 0 });
      const tell = jest.fn();
      phone.clock.watch(tell);
      await settle();
      const changes = [
        () => phone.setClock(2 * day),
        () => phone.setClock(-9 * day),
        () => phone.sleep(7 * hour),
        () => {
          phone.sleep(hour);
          phone.setClock(-3 * hour);
        },
      ];
      for (const change of changes) {
        change();
        phone.clock.now();
        await settle();
        expect(phone.error()).toBeLessThan(2_000);
        phone.pass(50_000);
        expect(phone.error()).toBeLessThan(2_000);
      }
    });
  },
);

test('without a network it goes on from what it knows, also over sleep, and asks again later', async () => {
  const phone = createPhone({ wrongBy: day, documentAge: 0 });
  phone.goOffline();
  phone.clock.watch(() => undefined);
  phone.sleep(8 * hour);
  expect(phone.error()).toBeLessThan(1_000);
  await settle();
  for (let second = 0; second < 100; second += 1) {
    phone.pass(1_000);
    phone.clock.now();
    await settle();
  }
  expect(phone.asked.length).toBeLessThan(6);
  phone.setClock(day);
  phone.goOnline();
  phone.pass(31_000);
  phone.clock.now();
  await settle();
  expect(phone.error()).toBeLessThan(2_000);
});

test('whoever goes by the time hears that it was wrong, and only then', async () => {
  const tell = jest.fn();
  const right = createPhone({ documentAge: 0 });
  right.clock.watch(tell);
  await settle();
  expect(tell).not.toHaveBeenCalled();
  const wrong = createPhone({ wrongBy: day });
  const stop = wrong.clock.watch(tell);
  await settle();
  expect(tell).toHaveBeenCalledTimes(1);
  stop();
  wrong.setClock(day);
  wrong.clock.now();
  await settle();
  expect(tell).toHaveBeenCalledTimes(1);
});

test('where nobody goes by the time, nothing is asked', async () => {
  const phone = createPhone({ wrongBy: day });
  phone.clock.now();
  await settle();
  expect(phone.asked).toEqual([]);
});

test('it says whole milliseconds, however fine the steady clock is', () => {
  const { clock, pass } = createPhone({ documentAge: 0 });
  pass(0.37);
  expect(Number.isInteger(clock.now())).toBe(true);
});
