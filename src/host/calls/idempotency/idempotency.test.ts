import { callDeadlineMs } from '../proxy/registerUpstream';
import { maxInterceptorWaitMs } from '../../createCallInterceptor';
import { leaseMs, type Claim, type ReplyStore } from './replyStore';
import { Idempotency } from './idempotency';

it('what was lost while the database was away stays a repeat once the database is back, which knows nothing of it', async () => {
  let isAway = true;
  const store = {
    claim: async (): Promise<Claim> => {
      if (isAway) throw new Error('away');
      return { kind: 'claimed', isRepeat: false };
    },
    answer: async () => undefined,
    lose: async () => undefined,
    release: async () => undefined,
  } as unknown as ReplyStore;
  const log = { warn: () => undefined };
  const idempotency = new Idempotency({
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
  } as unknown as Parameters<Idempotency['enter']>[0];
  const first = await idempotency.enter(call);
  expect(first).toMatchObject({ kind: 'claimed', isRepeat: false });
  if (first.kind === 'claimed') await first.lost();
  isAway = false;
  expect(await idempotency.enter(call)).toMatchObject({ kind: 'claimed', isRepeat: true });
});

it('a call that may still reach the lender keeps its lease: nobody else sends it meanwhile', () => {
  expect(leaseMs).toBeGreaterThan(callDeadlineMs + maxInterceptorWaitMs);
});
