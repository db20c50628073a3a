import { provideTemporaryFolders } from '../../tests/support/temporaryFolder';
import { openStore, type Store } from './database';
import { answerOnce } from './idempotency';
import { accepted, refused, rejected, type SandboxReply } from './replies';

const newFolder = provideTemporaryFolders();
let store: Store;
beforeEach(() => {
  store = openStore(newFolder());
});
afterEach(() => store.destroy());

const request = {
  key: 'a',
  call: 'register',
  payload: {},
  borrower: undefined,
  now: 0,
  locale: 'en',
} as const;
const answer = (reply: SandboxReply) =>
  store.transaction().execute((open) => answerOnce(open, request, () => Promise.resolve(reply)));

it.each([400, 429, 500, 503])('HTTP %i is not stored: a repeat acts anew', async (status) => {
  await answer(rejected(status, 'not now'));
  expect(await answer(accepted('done'))).toEqual({ reply: accepted('done'), isReplayed: false });
});

it.each([accepted('done'), refused(12, 'no')])('HTTP 200 is stored: %j', async (reply) => {
  await answer(reply);
  expect(await answer(accepted('another'))).toEqual({ reply, isReplayed: true });
});
