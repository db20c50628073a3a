import {
  detailsOf,
  draftOf,
  draftPath,
  openEdited,
  refusal,
  saying,
  templateId,
} from '../../../../tests/support/editedTemplate';
import type { FakeRoute } from '../../../../tests/support/fakeServer';
import { editEvents } from './editSlice';
import { watchSaving } from './autosaveSaga';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Takes every draft, each under the next version. */
function taking(): FakeRoute {
  let version = 1;
  return ({ body }) => ({
    body: { draft: draftOf((body as { document: string }).document, (version += 1)) },
  });
}

/** The screen shows version 1; drafts are answered by that route. */
function open(route: FakeRoute) {
  const opened = openEdited({ [draftPath]: route });
  opened.say(editEvents.opened(templateId), editEvents.detailsArrived(detailsOf(saying('as it was'), 1)));
  opened.saga.run(watchSaving, opened.tools);
  return {
    ...opened,
    type: (title: string) => opened.say(editEvents.documentChanged(saying(title))),
    saved: () => opened.sent('PUT', draftPath),
  };
}

test('many changes are one save, a second after the last of them', async () => {
  const { type, saved, edit, kept } = open(taking());
  for (const title of ['a', 'ab', 'abc']) {
    type(title);
    await pass(600);
  }
  expect(saved()).toEqual([]);
  expect([...kept.values()].map(({ document }) => document)).toEqual([saying('abc')]);
  await pass(1_000);
  expect(saved()).toEqual([{ document: saying('abc'), baseVersion: 1 }]);
  expect(edit()).toMatchObject({ phase: 'saved', version: 2, savedText: saying('abc') });
  expect(kept.size).toBe(0);
});

test('what changes while a save is under way goes over the version that comes of it', async () => {
  let answer: () => void = () => undefined;
  const opened = open(
    ({ body }) =>
      new Promise((resolve) => {
        const { document, baseVersion } = body as { document: string; baseVersion: number };
        answer = () => resolve({ body: { draft: draftOf(document, baseVersion + 1) } });
      }),
  );
  opened.type('first');
  await pass(1_000);
  opened.type('second');
  answer();
  await pass(1_000);
  answer();
  await pass(0);
  expect(opened.saved()).toEqual([
    { document: saying('first'), baseVersion: 1 },
    { document: saying('second'), baseVersion: 2 },
  ]);
  expect(opened.edit()).toMatchObject({ phase: 'saved', version: 3 });
});

test('without a connection it stays on the device, and arrives by itself once there is one', async () => {
  const { type, saved, edit, kept, server } = open('lost');
  type('in a tunnel');
  await pass(1_000);
  expect(edit()).toMatchObject({ phase: 'failed', saveProblem: { code: 'offline' } });
  expect([...kept.values()]).toMatchObject([{ document: saying('in a tunnel'), baseVersion: 1 }]);
  server.answer(draftPath, taking());
  await pass(30_000);
  expect(edit().phase).toBe('saved');
  expect(saved().at(-1)).toEqual({ document: saying('in a tunnel'), baseVersion: 1 });
  expect(kept.size).toBe(0);
});

test.each([
  ['whose database is away', 503, 'unavailable'],
  ['whose disk is full', 507, 'storageFull'],
  ['whose database is read-only', 507, 'storageReadOnly'],
] as const)(
  'a host %s gets it once that is over, and until then it stays on the device',
  async (_what, status, code) => {
    const { type, edit, kept, server } = open({ status, body: refusal(code) });
    type('not yet');
    await pass(120_000);
    expect(edit()).toMatchObject({ phase: 'failed', saveProblem: { code } });
    expect([...kept.values()]).toMatchObject([{ document: saying('not yet') }]);
    server.answer(draftPath, taking());
    await pass(30_000);
    expect(edit().phase).toBe('saved');
  },
);

test('a request to save does not wait for the next attempt', async () => {
  const { type, edit, server, say } = open('lost');
  type('in a tunnel');
  await pass(60_000);
  server.answer(draftPath, taking());
  say(editEvents.saveRequested());
  await pass(0);
  expect(edit().phase).toBe('saved');
});

test('what the host refuses for good is not sent again before it has changed', async () => {
  const { type, saved, edit, server } = open({ status: 400, body: refusal('invalid') });
  type('wrong');
  await pass(120_000);
  expect(saved()).toHaveLength(1);
  expect(edit()).toMatchObject({ phase: 'failed', saveProblem: { code: 'invalid' } });
  server.answer(draftPath, taking());
  type('right');
  await pass(1_000);
  expect(edit().phase).toBe('saved');
});

test('somebody else’s version is shown, and nothing is sent over it before the person has chosen', async () => {
  const theirs = draftOf(saying('theirs'), 7, 'Dora');
  const { type, saved, edit, server, say } = open({
    status: 409,
    body: refusal('conflict', { current: theirs }),
  });
  type('mine');
  await pass(1_000);
  expect(edit()).toMatchObject({ phase: 'conflict', theirs });
  type('mine still');
  await pass(60_000);
  expect(saved()).toHaveLength(1);
  server.answer(draftPath, taking());
  say(editEvents.mineChosen());
  await pass(1_000);
  expect(saved().at(-1)).toEqual({ document: saying('mine still'), baseVersion: 7 });
  expect(edit().phase).toBe('saved');
});

test('an undo back to what the host has sends nothing', async () => {
  const { type, saved, edit, kept } = open(taking());
  type('changed');
  type('as it was');
  await pass(5_000);
  expect(saved()).toEqual([]);
  expect(edit().phase).toBe('saved');
  expect(kept.size).toBe(0);
});

test('nothing is sent while somebody else has the lock; it is once it is this person’s again', async () => {
  const { type, saved, say } = open(taking());
  say(editEvents.lockMissed({ accountId: 'dora', accountName: 'Dora', until: 1 }));
  type('too late');
  await pass(60_000);
  expect(saved()).toEqual([]);
  say(editEvents.lockTaken());
  await pass(1_000);
  expect(saved()).toEqual([{ document: saying('too late'), baseVersion: 1 }]);
});
