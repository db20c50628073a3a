import { Bulkhead, createLanes, createSerialQueue } from './bulkhead';

/** Work that goes on until it is told to end. */
function held() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end: () => end() };
}

it('lets as many wait as it says, beside the one that is worked on', async () => {
  const inQueue = createSerialQueue(2);
  const [first, second, third] = [held(), held(), held()];
  const taken = [inQueue(first.work), inQueue(second.work), inQueue(third.work)];
  expect(taken.every((each) => each !== undefined)).toBe(true);
  expect(inQueue(held().work)).toBeUndefined();
  first.end();
  await taken[0];
  expect(inQueue(async () => 'fourth')).toBeDefined();
  expect(inQueue(async () => 'fifth')).toBeUndefined();
  second.end();
  third.end();
  for (const each of taken) await each;
});

it('works on one at a time, and goes on behind what failed', async () => {
  const inQueue = createSerialQueue(5);
  const done: string[] = [];
  const first = held();
  const failing = inQueue(async () => {
    await first.work();
    done.push('first');
    throw new Error('failed');
  });
  const next = inQueue(async () => done.push('second'));
  await Promise.resolve();
  expect(done).toEqual([]);
  first.end();
  await expect(failing).rejects.toThrow('failed');
  await next;
  expect(done).toEqual(['first', 'second']);
});

it('lets nobody wait where it is told so, but works on what comes alone', async () => {
  const inQueue = createSerialQueue(0);
  const first = held();
  const working = inQueue(first.work);
  expect(inQueue(held().work)).toBeUndefined();
  first.end();
  await working;
  await expect(inQueue(async () => 'next')).resolves.toBe('next');
});

it('works on as many at once as it has lanes for, and the others after them in their order', async () => {
  const inLane = createLanes(2);
  const begun: number[] = [];
  const pieces = [held(), held(), held(), held()];
  const done = pieces.map(({ work }, number) =>
    inLane(() => {
      begun.push(number);
      return work();
    }),
  );
  expect(begun).toEqual([0, 1]);
  pieces[1]?.end();
  await done[1];
  expect(begun).toEqual([0, 1, 2]);
  pieces.forEach(({ end }) => end());
  await Promise.all(done);
  expect(begun).toEqual([0, 1, 2, 3]);
});

it('keeps no place in its queue for whom nobody waits any more', async () => {
  const bulkhead = new Bulkhead({ atOnce: 1, maxWaiting: 1, maxWaitMs: 60_000 });
  const leave = await bulkhead.enter();
  const gone = new AbortController();
  const waiting = bulkhead.enter(gone.signal);
  expect(bulkhead.isFull).toBe(true);
  gone.abort();
  await expect(waiting).resolves.toBeUndefined();
  expect([bulkhead.waiting, bulkhead.isFull]).toEqual([0, false]);
  await expect(bulkhead.enter(AbortSignal.abort())).resolves.toBeUndefined();
  const next = bulkhead.enter();
  leave?.();
  await expect(next).resolves.toBeInstanceOf(Function);
  gone.abort();
});

it('never does the work of whom it has no place for', async () => {
  const full = new Bulkhead({ atOnce: 1, maxWaiting: 0, maxWaitMs: 1_000 });
  const first = held();
  const taken = full.run(first.work);
  const turnedAway = jest.fn(async () => undefined);
  await expect(full.run(turnedAway)).rejects.toThrow('no place');
  expect(turnedAway).not.toHaveBeenCalled();
  first.end();
  await taken;
});
