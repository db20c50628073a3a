import {
  detailsOf,
  detailsPath,
  draftOf,
  draftPath,
  lockPath,
  openEdited,
  refusal,
  saying,
  session,
  templateId,
  watchPath,
} from '../../../../tests/support/editedTemplate';
import { sessionEvents } from '../../kit/session/sessionSlice';
import { watchEdit } from './editSaga';
import { editEvents } from './editSlice';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no IndexedDB: the device keeps nothing, which is reported, and the screen goes on.
  jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const lock = { body: { lock: { accountId: 'ana', accountName: 'Ana', until: 1 } } };
const saved = { body: { draft: draftOf(saying('typed'), 2) } };

async function open(draft: Parameters<typeof openEdited>[0][string]) {
  const opened = openEdited({
    [detailsPath]: { body: detailsOf(saying('as it was'), 1) },
    [lockPath]: lock,
    [watchPath]: 'silent',
    [draftPath]: draft,
  });
  opened.saga.run(watchEdit, { client: opened.tools.client, window, navigate: () => undefined });
  opened.say(editEvents.opened(templateId));
  await pass(0);
  return opened;
}

test('opens the template, and leaving it gives the lock back and sends nothing more', async () => {
  const { edit, sent, say } = await open(saved);
  expect(edit()).toMatchObject({ status: 'open', text: saying('as it was'), version: 1 });
  say(editEvents.documentChanged(saying('typed')));
  await pass(1_000);
  say(editEvents.closed());
  await pass(60_000);
  expect(sent('DELETE', lockPath)).toHaveLength(1);
  expect(sent('PUT', lockPath)).toHaveLength(1);
});

test('a template that can’t be opened says why', async () => {
  const { edit, server, say } = await open(saved);
  server.answer(detailsPath, { status: 404, body: refusal('notFound') });
  say(editEvents.closed(), editEvents.opened(templateId));
  await pass(0);
  expect(edit()).toMatchObject({ status: 'failed', problem: { code: 'notFound' } });
});

test.each([
  ['there is a connection again', 'lost' as const, () => void window.dispatchEvent(new Event('online'))],
  [
    'somebody has signed in again',
    { status: 401, body: refusal('signedOut') },
    (say: (action: ReturnType<typeof sessionEvents.arrived>) => void) => say(sessionEvents.arrived(session)),
  ],
])('what could not be sent is sent at once when %s', async (_when, answer, happens) => {
  const { edit, server, say } = await open(answer);
  say(editEvents.documentChanged(saying('typed')));
  // Attempts have become rare by then.
  await pass(60_000);
  expect(edit().phase).toBe('failed');
  server.answer(draftPath, saved);
  happens(say);
  await pass(0);
  expect(edit()).toMatchObject({ phase: 'saved', version: 2 });
});
