import {
  detailsOf,
  detailsPath,
  lockPath,
  openEdited,
  refusal,
  saying,
  templateId,
} from '../../../tests/support/editedTemplate';
import type { FakeReply, FakeRoute } from '../../../tests/support/fakeServer';
import { editEvents } from './editSlice';
import { keepLock } from './lockSaga';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const lockOf = (name: string) => ({ accountId: name, accountName: name, until: 1 });
const own: FakeReply = { body: { lock: lockOf('ana') } };
const doras: FakeReply = { status: 409, body: refusal('locked', { lock: lockOf('dora') }) };
const minuteMs = 60_000;

async function open(route: FakeRoute, details: FakeRoute = 'lost') {
  const opened = openEdited({ [lockPath]: route, [detailsPath]: details });
  opened.say(editEvents.opened(templateId), editEvents.detailsArrived(detailsOf(saying('as it was'), 1)));
  const task = opened.saga.run(keepLock, opened.tools, templateId);
  await pass(0);
  return {
    ...opened,
    task,
    /** What Ana types is saved at once. */
    work: async () => {
      opened.say(editEvents.documentChanged(saying('typed')), editEvents.changesVanished());
      await pass(0);
    },
    taken: () => opened.sent('PUT', lockPath),
    givenBack: () => opened.sent('DELETE', lockPath).length,
  };
}

test('an open page takes none before the first change; then it is renewed, and given back at the end', async () => {
  const { taken, givenBack, work, task, edit } = await open(own);
  await pass(10 * minuteMs);
  expect(taken()).toEqual([]);
  await work();
  expect(edit().ownsLock).toBe(true);
  await pass(40_000);
  expect(taken()).toEqual([{}, {}, {}]);
  task.cancel();
  await pass(0);
  expect(givenBack()).toBe(1);
});

test('it is given back when nothing changes for some minutes, and taken again with the next change', async () => {
  const { taken, givenBack, work, edit } = await open(own);
  await work();
  await pass(2 * minuteMs);
  await work();
  await pass(2 * minuteMs);
  expect(givenBack()).toBe(0);
  await pass(minuteMs);
  expect([givenBack(), edit().ownsLock]).toEqual([1, false]);
  const before = taken().length;
  await pass(10 * minuteMs);
  expect(taken()).toHaveLength(before);
  await work();
  expect(edit().ownsLock).toBe(true);
});

test('a page out of sight gives it back sooner, but never while something is unsaved', async () => {
  const { givenBack, say, work } = await open(own);
  await work();
  say(editEvents.documentChanged(saying('not sent yet')));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(10 * minuteMs);
  expect(givenBack()).toBe(0);
  say(editEvents.changesVanished());
  await pass(30_000);
  expect(givenBack()).toBe(1);
});

test('somebody else’s is shown, not given back, and taken over only when the person says so', async () => {
  const { taken, givenBack, edit, say, server, task, work } = await open(doras);
  await work();
  expect(edit()).toMatchObject({ othersLock: { accountName: 'dora' }, wasTakenOver: false });
  server.answer(detailsPath, { body: detailsOf(saying('as it was'), 1) });
  server.answer(lockPath, own);
  say(editEvents.takeOverRequested());
  await pass(0);
  expect(taken()).toEqual([{}, { takesOver: true }]);
  expect(edit()).toMatchObject({ othersLock: undefined, ownsLock: true });
  server.answer(lockPath, doras);
  await pass(20_000);
  expect(edit()).toMatchObject({ othersLock: { accountName: 'dora' }, wasTakenOver: true });
  task.cancel();
  await pass(0);
  expect(givenBack()).toBe(0);
});

test('what they wrote is shown when it is taken over, but not over changes that have not been sent', async () => {
  const theirs: FakeReply = { body: detailsOf(saying('theirs'), 5) };
  const looking = await open(own, theirs);
  looking.say(editEvents.lockMissed(lockOf('dora')), editEvents.takeOverRequested());
  await pass(0);
  expect(looking.edit()).toMatchObject({ text: saying('theirs'), version: 5, othersLock: undefined });
  const writing = await open(own, theirs);
  writing.say(editEvents.documentChanged(saying('mine')), editEvents.lockMissed(lockOf('dora')));
  await pass(0);
  writing.say(editEvents.takeOverRequested());
  await pass(0);
  expect(writing.edit()).toMatchObject({ text: saying('mine'), version: 1, othersLock: undefined });
});

test('what was written under somebody else’s lock takes it once it is free', async () => {
  const { taken, say, work, server, edit } = await open(doras);
  await work();
  say(editEvents.documentChanged(saying('mine')));
  await pass(minuteMs);
  const before = taken().length;
  server.answer(lockPath, own);
  say(editEvents.lockFreed());
  await pass(0);
  expect(taken()).toHaveLength(before + 1);
  expect(edit()).toMatchObject({ text: saying('mine'), ownsLock: true });
});

test('whoever goes on with their own version takes over, also where the news of the other is still on its way', async () => {
  const { taken, say, work } = await open(own);
  await work();
  say(editEvents.mineChosen());
  await pass(0);
  expect(taken()).toEqual([{}, { takesOver: true }]);
});

test('a lost connection changes nothing about whose it is, and one that is back is noticed', async () => {
  const { edit, server, work } = await open('lost');
  await work();
  expect(edit()).toMatchObject({ othersLock: undefined, ownsLock: false });
  server.answer(lockPath, own);
  await pass(5_000);
  expect(edit().ownsLock).toBe(true);
  server.answer(lockPath, 'lost');
  await pass(minuteMs);
  expect(edit()).toMatchObject({ othersLock: undefined, ownsLock: true, wasTakenOver: false });
});
