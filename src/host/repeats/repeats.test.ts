import { Repeats } from './repeats';
import type { Claim, ReplyStore } from './replyStore';

it('what was lost while the database was away stays a repeat once the database is back, which knows nothing of it', async () => {
  let isAway = true;
  const store = {
    claim: async (): Promise<Claim> => {
      if (isAway) throw new Error('away');
      return { kind: 'ours', isRepeat: false };
    },
    answer: async () => undefined,
    lose: async () => undefined,
    release: async () => undefined,
  } as unknown as ReplyStore;
  const log = { warn: () => undefined };
  const repeats = new Repeats({
    store,
    isLenderIdempotent: true,
    clock: () => 0,
    log,
    databasePatienceMs: 1_000,
  });
  const call = {
    operation: 'o',
    fingerprint: 'f',
    payloadHash: 'p',
    person: undefined,
    movesMoney: true,
  } as unknown as Parameters<Repeats['enter']>[0];
  const first = await repeats.enter(call);
  expect(first).toMatchObject({ kind: 'ours', isRepeat: false });
  if (first.kind === 'ours') await first.lost();
  isAway = false;
  expect(await repeats.enter(call)).toMatchObject({ kind: 'ours', isRepeat: true });
});
