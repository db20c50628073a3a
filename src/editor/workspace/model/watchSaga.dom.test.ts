import {
  detailsOf,
  detailsPath,
  openEdited,
  saying,
  templateId,
  watchPath,
} from '../../../../tests/support/editedTemplate';
import type { CommentThread } from '../../../generated/editor';
import type { FakeAnswer } from '../../../../tests/support/fakeServer';
import { openThreads, resolvedThreads } from '../comments/commentsFeature';
import { watchCommentNews } from '../comments/watchCommentNews';
import { editEvents } from './editSlice';
import { watchTemplate } from './watchSaga';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const threadOn = (blockId: string): CommentThread => ({
  id: 't',
  blockId,
  blockType: 'hero',
  isGone: false,
  isChanged: false,
  isUnread: false,
  createdAt: 1,
  resolved: null,
  comments: [],
});
const lockOf = (name: string) => ({ accountId: name, accountName: name, until: 1 });

/** A host that holds each call until it is told what has happened. */
async function open() {
  let answer: (reply: FakeAnswer) => void = () => undefined;
  const opened = openEdited({
    [watchPath]: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
    [detailsPath]: { body: detailsOf(saying('theirs'), 5) },
  });
  opened.say(editEvents.opened(templateId), editEvents.detailsArrived(detailsOf(saying('as it was'), 1)));
  opened.saga.run(watchCommentNews);
  opened.saga.run(watchTemplate, opened.tools, templateId);
  await pass(0);
  let count = 0;
  return {
    ...opened,
    hear: async (more: object) => {
      const reply = {
        mark: `m${(count += 1)}`,
        version: 1,
        lock: null,
        standing: 's',
        comments: 0,
        pauseMs: 0,
        ...more,
      };
      answer({ body: reply });
      await pass(0);
    },
    fail: async () => {
      answer('lost');
      await pass(0);
    },
    asked: () => opened.server.to(watchPath).map(({ query }) => query.seen),
  };
}

test('who edits is heard of at once, and that they have left; each call says what was seen last', async () => {
  const { edit, hear, asked, say } = await open();
  await hear({ lock: lockOf('ana') });
  expect(edit().othersLock).toBeUndefined();
  say(editEvents.lockTaken());
  await hear({ lock: lockOf('dora') });
  expect(edit()).toMatchObject({ othersLock: lockOf('dora'), ownsLock: false, wasTakenOver: true });
  await hear({});
  expect(edit()).toMatchObject({ othersLock: undefined, wasTakenOver: false });
  expect(asked()).toEqual([undefined, 'm1', undefined, 'm2', 'm3']);
});

test('a call that nobody waits for any more is given up, so that it keeps no connection', async () => {
  const { say, server, edit } = await open();
  say(editEvents.lockTaken());
  await pass(0);
  const isGivenUp = server.to(watchPath).map(({ init }) => init.signal?.aborted);
  expect(isGivenUp).toEqual([true, false]);
  expect(edit().status).toBe('open');
});

test('what somebody else saved is shown, but not over changes that have not been sent', async () => {
  const { edit, hear, say } = await open();
  await hear({ version: 5 });
  expect(edit()).toMatchObject({ text: saying('theirs'), version: 5 });
  say(editEvents.documentChanged(saying('mine')));
  await hear({ version: 6 });
  expect(edit()).toMatchObject({ text: saying('mine'), version: 5 });
});

test('what was answered about approval, or went live, is had anew without touching what is written', async () => {
  const { edit, hear, say, server } = await open();
  await hear({});
  say(editEvents.documentChanged(saying('mine')));
  await hear({ standing: 'other' });
  expect(server.to(detailsPath)).toHaveLength(1);
  expect(edit()).toMatchObject({ text: saying('mine'), version: 1, details: { version: 5 } });
});

test('after a rollback what is edited is what is live, where nobody has written a draft', async () => {
  const { edit, hear, server, say } = await open();
  const live = {
    revision: 1,
    document: saying('brought back'),
    sha256: 'b',
    publishedAt: 1,
    publishedByName: '',
  };
  server.answer(detailsPath, { body: { ...detailsOf('', 1), draft: null, live } });
  await hear({});
  await hear({ standing: 'rolled back' });
  expect(edit()).toMatchObject({ text: saying('brought back'), version: 1, phase: 'saved' });
  say(editEvents.reviewBegun());
  server.answer(detailsPath, { body: detailsOf(saying('theirs'), 5) });
  await hear({ version: 5, standing: 'other' });
  expect(edit().text).toBe(saying('brought back'));
  // Once nobody reads what changes any more.
  say(editEvents.reviewEnded());
  await hear({ version: 5, standing: 'other' });
  expect(edit().text).toBe(saying('theirs'));
});

test('comments are had anew when there is something new about them, and not otherwise', async () => {
  const { hear, say, store } = await open();
  const comments = () => store.getState().openThreads;
  await hear({});
  expect(comments()).toMatchObject({ status: 'loading', request: templateId });
  say(openThreads.arrived({ version: 1, threads: [] }));
  await hear({ comments: 1 });
  expect(comments().status).toBe('ready');
  await hear({ comments: 2 });
  // What is there stays until the news is.
  expect(comments()).toMatchObject({ status: 'loading', value: { version: 1 } });
  expect(store.getState().resolvedThreads.status).toBe('initial');
  say(openThreads.arrived({ version: 2, threads: [threadOn('top')] }));
  await hear({ comments: 2 });
  expect(comments().status).toBe('ready');
  // What somebody saved may be what the comment asked for.
  await hear({ comments: 2, version: 2 });
  expect(comments().status).toBe('loading');
  say(openThreads.arrived({ version: 2, threads: [] }), resolvedThreads.opened(templateId));
  say(resolvedThreads.arrived({ version: 2, threads: [] }));
  await hear({ comments: 3 });
  expect(store.getState().resolvedThreads.status).toBe('loading');
});

test('a host that can’t be reached, or has no room to hold the call, is asked again later', async () => {
  const { asked, hear, fail } = await open();
  await fail();
  expect(asked()).toHaveLength(1);
  await pass(3_000);
  expect(asked()).toHaveLength(2);
  await hear({ pauseMs: 700 });
  expect(asked()).toHaveLength(2);
  await pass(700);
  expect(asked()).toHaveLength(3);
});
