import {
  detailsOf,
  detailsPath,
  lockPath,
  openEdited,
  refusal,
  saying,
  templateId,
} from '../../../../tests/support/editedTemplate';
import type { FakeReply, FakeRoute } from '../../../../tests/support/fakeServer';
import { watchComposing } from './composing';
import { editEvents } from './editSlice';
import { keepLock } from './lockSaga';
import { watchUserActivity } from './userActivity';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const lockOf = (name: string) => ({ accountId: name, accountName: name, until: 1 });
const own: FakeReply = { body: { lock: lockOf('ana') } };
const doras: FakeReply = { status: 409, body: refusal('locked', { lock: lockOf('dora') }) };
const asked = { accountId: 'dora', accountName: 'dora' };
const minuteMs = 60_000;
/** Of the page that is open, which it makes up itself. */
const page = expect.any(String) as string;

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
    givenBack: () =>
      opened.server
        .to(lockPath)
        .filter(({ method, query }) => method === 'DELETE' && (query.page ?? '') !== '').length,
  };
}

test('an open page takes none before the first change; then it is renewed, and given back at the end', async () => {
  const { taken, givenBack, work, task, edit } = await open(own);
  await pass(10 * minuteMs);
  expect(taken()).toEqual([]);
  await work();
  expect(edit().ownsLock).toBe(true);
  const stop = watchUserActivity(document);
  for (let seconds = 0; seconds < 40; seconds += 10) {
    document.dispatchEvent(new Event('pointermove'));
    await pass(10_000);
  }
  stop();
  expect(taken()).toEqual([{ page }, {}, {}]);
  task.cancel();
  await pass(0);
  expect(givenBack()).toBe(1);
});

test('it is given back a quarter of a minute after the last sign of work, and taken again with the next change', async () => {
  const { taken, givenBack, work, edit } = await open(own);
  await work();
  await pass(14_000);
  await work();
  await pass(14_000);
  expect(givenBack()).toBe(0);
  await pass(1_000);
  expect([givenBack(), edit().ownsLock]).toEqual([1, false]);
  const before = taken().length;
  await pass(10 * minuteMs);
  expect(taken()).toHaveLength(before);
  await work();
  expect(edit().ownsLock).toBe(true);
});

function hide(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a page out of sight gives it back at once, but never while something is unsaved', async () => {
  const { givenBack, say, work } = await open(own);
  await work();
  say(editEvents.documentChanged(saying('not sent yet')));
  hide();
  await pass(10 * minuteMs);
  expect(givenBack()).toBe(0);
  say(editEvents.changesVanished());
  await pass(0);
  expect(givenBack()).toBe(1);
});

test('it is not taken again before the host has it back', async () => {
  const { taken, work, server, edit } = await open(own);
  await work();
  let arrive = (): void => undefined;
  server.answer(lockPath, ({ method }) =>
    method === 'DELETE' ? new Promise((resolve) => (arrive = () => resolve({ status: 204, body: '' }))) : own,
  );
  await pass(15_000);
  const before = taken().length;
  await work();
  expect(taken()).toHaveLength(before);
  arrive();
  await pass(0);
  expect([taken().length, edit().ownsLock]).toEqual([before + 1, true]);
});

test('a word that is composed keeps it, and what was typed last is saved before', async () => {
  const { givenBack, work } = await open(own);
  const stop = watchComposing(document);
  const field = document.body.appendChild(document.createElement('input'));
  await work();
  field.dispatchEvent(new Event('compositionstart', { bubbles: true }));
  hide();
  await pass(minuteMs);
  expect(givenBack()).toBe(0);
  field.dispatchEvent(new Event('compositionend', { bubbles: true }));
  await pass(2_000);
  expect(givenBack()).toBe(1);
  field.remove();
  stop();
});

test('a page that goes away gives it back, whatever is kept on this device alone', async () => {
  const { givenBack, say, work } = await open(own);
  await work();
  say(editEvents.documentChanged(saying('not sent yet')));
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(givenBack()).toBe(1);
});

test('who is asked for it and is not at work gives it back at once; who is, after ten still seconds', async () => {
  const { givenBack, taken, say, work, edit } = await open(own);
  await work();
  await pass(11_000);
  say(editEvents.lockAskedFor(asked));
  await pass(0);
  expect(givenBack()).toBe(1);
  expect(edit()).toMatchObject({ ownsLock: false, askedBy: undefined, gaveTo: asked });
  await work();
  say(editEvents.lockAskedFor(asked));
  await pass(0);
  // The account that asks hears that somebody is there.
  expect(taken().slice(-2)).toEqual([{ page }, {}]);
  await pass(9_000);
  await work();
  await pass(9_000);
  expect(givenBack()).toBe(1);
  await pass(1_000);
  expect(givenBack()).toBe(2);
});

test('who is asked for it lets go, once all is saved, or goes on and says so', async () => {
  const { givenBack, taken, say, work, edit } = await open(own);
  await work();
  say(editEvents.documentChanged(saying('not sent yet')), editEvents.lockAskedFor(asked));
  say(editEvents.lockKept());
  await pass(0);
  expect(taken().at(-1)).toEqual({ keeps: true });
  expect(edit()).toMatchObject({ ownsLock: true, askedBy: undefined });
  say(editEvents.lockAskedFor(asked), editEvents.lockLetGo());
  await pass(minuteMs);
  expect(givenBack()).toBe(0);
  say(editEvents.changesVanished());
  await pass(0);
  expect(givenBack()).toBe(1);
});

test('who asks gets it, with what the other wrote, as soon as it is free, and asks no more once they leave', async () => {
  const answered = { status: 409, body: refusal('locked', { lock: { ...lockOf('dora'), askedBy: asked } }) };
  const { taken, edit, say, server, task, givenBack } = await open(answered, {
    body: detailsOf(saying('theirs'), 5),
  });
  say(editEvents.lockMissed(lockOf('dora')), editEvents.lockRequested());
  await pass(0);
  expect(taken()).toEqual([{ asks: true, page }]);
  expect(edit()).toMatchObject({ hasAsked: true, othersLock: { askedBy: asked } });
  server.answer(lockPath, own);
  say(editEvents.lockFreed());
  await pass(0);
  expect(edit()).toMatchObject({ ownsLock: true, hasAsked: false, text: saying('theirs') });
  server.answer(lockPath, answered);
  say(editEvents.lockMissed(lockOf('dora')), editEvents.lockRequested());
  await pass(0);
  task.cancel();
  await pass(0);
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
  expect(taken()).toEqual([{ page }, { takesOver: true, page }]);
  expect(edit()).toMatchObject({ othersLock: undefined, ownsLock: true });
  server.answer(lockPath, doras);
  await pass(10_000);
  await work();
  await pass(10_000);
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
  expect(taken()).toEqual([{ page }, { takesOver: true, page }]);
});

test('a lost connection changes nothing about whose it is, and one that is back is noticed', async () => {
  const { edit, server, work } = await open('lost');
  await work();
  expect(edit()).toMatchObject({ othersLock: undefined, ownsLock: false });
  server.answer(lockPath, own);
  await pass(5_000);
  expect(edit().ownsLock).toBe(true);
  server.answer(lockPath, 'lost');
  await pass(10_000);
  await work();
  await pass(14_000);
  expect(edit()).toMatchObject({ othersLock: undefined, ownsLock: true, wasTakenOver: false });
});
