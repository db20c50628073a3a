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
import { holdLock } from './lockSaga';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const lockOf = (name: string) => ({ accountId: name, accountName: name, until: 1 });
const own: FakeReply = { body: { lock: lockOf('ana') } };
const doras: FakeReply = { status: 409, body: refusal('locked', { lock: lockOf('dora') }) };

async function open(route: FakeRoute, details: FakeRoute = 'lost') {
  const opened = openEdited({ [lockPath]: route, [detailsPath]: details });
  opened.say(editEvents.opened(templateId), editEvents.detailsArrived(detailsOf(saying('as it was'), 1)));
  const task = opened.saga.run(holdLock, opened.tools, templateId);
  await pass(0);
  return { ...opened, task };
}

test('is renewed three times before it would die, and given back at the end', async () => {
  const { sent, task } = await open(own);
  await pass(40_000);
  expect(sent('PUT', lockPath)).toEqual([{}, {}, {}]);
  task.cancel();
  await pass(0);
  expect(sent('DELETE', lockPath)).toHaveLength(1);
});

test('somebody else’s is shown, not given back, and taken over only when the person says so', async () => {
  const { sent, edit, say, server, task } = await open(doras);
  expect(edit()).toMatchObject({ othersLock: { accountName: 'dora' }, wasTakenOver: false });
  server.answer(detailsPath, { body: detailsOf(saying('as it was'), 1) });
  server.answer(lockPath, own);
  say(editEvents.takeOverRequested());
  await pass(0);
  expect(sent('PUT', lockPath)).toEqual([{}, { takesOver: true }]);
  expect(edit().othersLock).toBeUndefined();
  server.answer(lockPath, doras);
  await pass(20_000);
  expect(edit()).toMatchObject({ othersLock: { accountName: 'dora' }, wasTakenOver: true });
  task.cancel();
  await pass(0);
  expect(sent('DELETE', lockPath)).toEqual([]);
});

test('what they wrote meanwhile is shown once the lock is free', async () => {
  const { edit, server } = await open(doras, { body: detailsOf(saying('theirs'), 5) });
  server.answer(lockPath, own);
  await pass(20_000);
  expect(edit()).toMatchObject({ text: saying('theirs'), version: 5, othersLock: undefined });
});

test('but not over changes that have not been sent', async () => {
  const { edit, server, say } = await open(doras, { body: detailsOf(saying('theirs'), 5) });
  say(editEvents.documentChanged(saying('mine')));
  server.answer(lockPath, own);
  await pass(20_000);
  expect(edit()).toMatchObject({ text: saying('mine'), version: 1 });
});

test('a lost connection changes nothing about whose it is', async () => {
  const { edit, server } = await open(own);
  server.answer(lockPath, 'lost');
  await pass(60_000);
  expect(edit()).toMatchObject({ othersLock: undefined, wasTakenOver: false });
});
