import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { places, provideDatabases } from '../../support/databases';
import { act, provideInterceptingHosts, type ActingCall } from '../../support/interceptingHost';
import { answerJson, type ReceivedRequest } from '../../support/lenderServer';
import { casesRun, runs, soaking, soakSize } from '../../support/soak';
import type { TestApp } from '../../support/testApp';

const createDatabase = provideDatabases();
const { lender, createHost } = provideInterceptingHosts(() => Date.now());

const calls: readonly Pick<ActingCall, 'path' | 'payload'>[] = [
  {
    path: '/humorous/v3/loan-confirm/loan-detail-push',
    payload: { amount: '500000', periods: '91', productId: 'p1' },
  },
  {
    path: '/api/v1/youmi/youmi-api/service/loan/repayment-commit',
    payload: { amount: 500_000, orderId: 'o1' },
  },
  {
    path: '/api/v1/youmi/youmi-api/service/loan/repayment-confirm',
    payload: { orderId: 'o1', repaymentRecordId: 'r1' },
  },
];

/** What the lender does about a request; it has done what was asked in all of them but `refused`. */
type Outcome = 'done' | 'refused' | 'cut' | 'fault' | 'unreadable';

/** What a person does next: signs in anew, or taps, once or in so many tabs at once, each through one of the hosts. */
type Step =
  | { readonly does: 'sign in anew' }
  | { readonly does: 'tap'; readonly hosts: readonly number[]; readonly isReplyLost: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>({ does: 'sign in anew' }),
  fc.record({
    does: fc.constant('tap' as const),
    hosts: fc.array(fc.nat({ max: 1 }), { minLength: 1, maxLength: 3 }),
    isReplyLost: fc.boolean(),
  }),
);
const stories = fc.record({
  call: fc.constantFrom(...calls),
  outcomes: fc.array(fc.constantFrom<Outcome>('done', 'refused', 'cut', 'fault', 'unreadable'), {
    minLength: 1,
    maxLength: 6,
  }),
  steps: fc.array(step, { minLength: 3, maxLength: 8 }),
});

/** A lender that counts what it has done under each key; one that honours keys does it once and says so again. */
function counting(outcomes: readonly Outcome[], honoursKeys: boolean) {
  const done = new Map<string, number>();
  let asked = 0;
  lender.answer = (request: ReceivedRequest, response: ServerResponse) => {
    const key = String(request.headers['idempotency-key']);
    const outcome = outcomes[asked] ?? 'done';
    asked += 1;
    const isKnown = honoursKeys && done.has(key);
    if (outcome !== 'refused' && !isKnown) done.set(key, (done.get(key) ?? 0) + 1);
    // Time for other tabs to come while it is under way.
    setTimeout(() => answer(outcome)(request, response), 3);
  };
  return { timesDone: (key: string) => done.get(key) ?? 0 };
}

function answer(outcome: Outcome): (request: ReceivedRequest, response: ServerResponse) => void {
  switch (outcome) {
    case 'done':
      return answerJson({ code: 0, success: true, message: '', data: {} });
    case 'refused':
      return answerJson({ code: 401, message: 'the session is over' }, 401);
    case 'cut':
      return (_request, response) => void response.destroy();
    case 'fault':
      return answerJson({ code: 0 }, 502);
    case 'unreadable':
      return (_request, response) =>
        void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  }
}

/** The rules of contract §5 by which a page settles its key: of a repeat less is definite. */
function isDefinite({ statusCode, headers, body }: LightMyRequestResponse, isRepeat: boolean): boolean {
  if (statusCode === 200) return body.startsWith('{');
  if (headers['idempotent-replayed'] === 'true') return true;
  return !isRepeat && statusCode >= 400 && statusCode < 500 && statusCode !== 409;
}

interface Wish {
  readonly key: string;
  isRepeat: boolean;
}

/** Plays a story on one phone, whose key hangs on call and subject, not on who is signed in. */
async function play(
  hosts: readonly TestApp[],
  { call, steps }: { readonly call: (typeof calls)[number]; readonly steps: readonly Step[] },
) {
  let session = randomUUID();
  let wish: Wish | undefined;
  const wishes: { readonly key: string; readonly wasDone: boolean | undefined }[] = [];
  const strangers: LightMyRequestResponse[] = [];
  let firstSession = session;
  for (const each of steps) {
    if (each.does === 'sign in anew') {
      session = randomUUID();
      continue;
    }
    if (!wish) {
      wish = { key: randomUUID(), isRepeat: false };
      firstSession = session;
    }
    const { key, isRepeat } = wish;
    const query = `?sessionId=${session}&swift=${session}`;
    const replies = await Promise.all(
      each.hosts.flatMap((host) => hosts[host] ?? []).map(({ app }) => act(app, { ...call, key, query })),
    );
    if (session !== firstSession) strangers.push(...replies);
    wish.isRepeat = true;
    if (each.isReplyLost) continue;
    // Of taps at once in several tabs nobody knows which is the first.
    const settled = replies.find((reply) => isDefinite(reply, isRepeat || replies.length > 1));
    if (!settled) continue;
    wishes.push({ key, wasDone: settled.statusCode === 200 });
    wish = undefined;
  }
  if (wish) wishes.push({ key: wish.key, wasDone: undefined });
  return { wishes, strangers };
}

describe.each(places)('two hosts of one %s, and a person who signs in anew at any moment', (place) => {
  it.each([
    ['ignores keys', false],
    ['honours keys', true],
  ])(
    'a lender that %s never acts twice for one wish, and nobody reads the reply to another session',
    async (_name, honoursKeys) => {
      const { database, connect } = await createDatabase(place);
      const options = { rateLimits: false, isUpstreamIdempotent: honoursKeys };
      const hosts = [
        await createHost({ database, ...options }),
        await createHost({ database: connect(), ...options }),
      ];
      const count = runs(12, soakSize(2_500, 20));
      let doneOnce = 0;
      let signedInAnew = 0;
      await fc.assert(
        fc.asyncProperty(stories, async (story) => {
          const { timesDone } = counting(story.outcomes, honoursKeys);
          const { wishes, strangers } = await play(hosts, story);
          for (const { key, wasDone } of wishes) {
            expect(timesDone(key)).toBeLessThanOrEqual(1);
            // What a page was told is so.
            if (wasDone !== undefined) expect(timesDone(key)).toBe(wasDone ? 1 : 0);
            doneOnce += timesDone(key);
          }
          signedInAnew += strangers.length;
          for (const reply of strangers) {
            expect([reply.statusCode, reply.json(), reply.headers['idempotent-replayed']]).toEqual([
              409,
              { code: 'outcomeOpen', message: '', data: null },
              undefined,
            ]);
          }
        }),
        { numRuns: count, ...(soaking ? {} : { seed: 7 }) },
      );
      // A test in which nothing is done, or nobody signs in anew, proves nothing.
      expect([doneOnce > count / 3, signedInAnew > count / 5]).toEqual([true, true]);
      casesRun(
        'sign-ins',
        count,
        `two hosts of one ${place}, a lender that ${honoursKeys ? 'honours' : 'ignores'} keys: ${count}`,
      );
    },
    soaking ? 1_800_000 : 60_000,
  );
});
