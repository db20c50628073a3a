import fc from 'fast-check';
import { sql } from 'kysely';
import { once } from 'node:events';
import { makePrivacyKey } from '../../../src/host/calls/privacy/privacyKeys';
import { Idempotency } from '../../../src/host/calls/idempotency/idempotency';
import type { Claim, ClaimRequest } from '../../../src/host/calls/idempotency/replyStore';
import { SqlReplyStore } from '../../../src/host/calls/idempotency/sqlReplyStore';
import { places, provideDatabases } from '../../support/databases';
import { act, provideInterceptingHosts } from '../../support/interceptingHost';
import { answerJson, startLender } from '../../support/lenderServer';
import { runs } from '../../support/soak';
import { until } from '../../support/until';

const createDatabase = provideDatabases();
let now = Date.parse('2026-03-01T12:00:00Z');
const clock = () => now;
const { lender, createHost } = provideInterceptingHosts(clock);

const push = {
  path: '/humorous/v3/loan-confirm/loan-detail-push',
  payload: { amount: '500000', periods: '91', productId: 'p1' },
  key: '7d9f8a6b-5c4d-4e2f-8a0b-9c8d7e6f5a4b',
  query: '?sessionId=s1',
};

/** Loans that the lender took on, each answered with its number. */
function countLoans(): { taken: number } {
  const loans = { taken: 0 };
  lender.answer = (_request, response) => {
    loans.taken += 1;
    answerJson({ code: 0, message: '', data: { lendDetailsUrl: `/loanDetail?orderId=${loans.taken}` } })(
      _request,
      response,
    );
  };
  return loans;
}

describe.each(places)('a call that acts, on %s', (place) => {
  it('reaches the lender once: repeats get the first reply, through any host, at once and later', async () => {
    const { database, connect } = await createDatabase(place);
    const loans = countLoans();
    const hosts = [await createHost({ database }), await createHost({ database: connect() })];
    const replies = await Promise.all(hosts.flatMap(({ app }) => [act(app, push), act(app, push)]));
    const restarted = await createHost({ database: connect() });
    now += 23 * 3_600_000;
    replies.push(await act(restarted.app, push));
    expect(loans.taken).toBe(1);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(replies.at(-1)?.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'cache-control': 'no-store',
      'content-type': 'application/json',
    });
    now += 2 * 3_600_000;
    await act(restarted.app, push);
    expect(loans.taken).toBe(2);
  });

  it('is another call with another key, and without one', async () => {
    const { database } = await createDatabase(place);
    const loans = countLoans();
    const { app } = await createHost({ database });
    const { key: _key, ...withoutKey } = push;
    const others = [push, { ...push, key: 'k2' }, withoutKey, withoutKey];
    for (const call of others) await act(app, call);
    expect(loans.taken).toBe(others.length);
  });

  it('is another call with another session or body where it moves no money', async () => {
    const { database } = await createDatabase(place);
    const { app } = await createHost({ database, rateLimits: false });
    const complaint = {
      path: '/humorous/user-problem/problem-save',
      payload: { problemType: '1', problemDetail: 'words' },
      key: push.key,
    };
    const others = [
      complaint,
      { ...complaint, query: '?sessionId=s2' },
      { ...complaint, payload: { ...complaint.payload, problemDetail: 'more' } },
    ];
    for (const call of others) expect((await act(app, call)).statusCode).toBe(200);
    expect(lender.received).toHaveLength(others.length);
  });
});

describe('a reply that is lost', () => {
  it('is kept for the repeat where only the phone lost it', async () => {
    const { database } = await createDatabase('SQLite');
    const loans = countLoans();
    const { app } = await createHost({ database });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const { answer } = lender;
    const asked = new Promise<() => void>((resolve) => {
      lender.answer = (request, response) => resolve(() => answer(request, response));
    });
    const controller = new AbortController();
    const lost = fetch(`${origin}${push.path}${push.query}`, {
      method: 'POST',
      body: new URLSearchParams(push.payload),
      headers: { 'idempotency-key': push.key, 'content-type': 'application/x-www-form-urlencoded' },
      signal: controller.signal,
    });
    const reply = await asked;
    const hungUp = once(app.server, 'connection').then(() => undefined);
    controller.abort();
    await expect(lost).rejects.toThrow();
    reply();
    const repeated = fetch(`${origin}${push.path}${push.query}`, {
      method: 'POST',
      body: new URLSearchParams(push.payload).toString(),
      headers: { 'idempotency-key': push.key, 'content-type': 'application/x-www-form-urlencoded' },
    });
    await hungUp;
    expect(await (await repeated).json()).toMatchObject({
      data: { lendDetailsUrl: '/loanDetail?orderId=1' },
    });
    expect(loans.taken).toBe(1);
  });

  it.each([
    ['yes', true, 2, 200],
    ['no', false, 1, 503],
  ])('by the lender: UPSTREAM_IDEMPOTENT=%s', async (_setting, isUpstreamIdempotent, reached, status) => {
    const { database } = await createDatabase('SQLite');
    const { app } = await createHost({ database, isUpstreamIdempotent });
    lender.answer = (_request, response) => response.destroy();
    expect((await act(app, push)).statusCode).toBe(502);
    lender.answer = answerJson({ code: 0, message: '', data: {} });
    const repeated = await act(app, push);
    expect(repeated.statusCode).toBe(status);
    expect(lender.received).toHaveLength(reached);
    if (status === 503) expect(repeated.headers['retry-after']).toBe('3');
  });

  it.each([
    ['a page instead of JSON', '<html>', 200],
    ['JSON that is cut off', '{"code":0,', 200],
    ['a fault of the server', '{"code":0}', 500],
  ])('%s is no reply to repeat', async (_name, body, status) => {
    const { database } = await createDatabase('SQLite');
    const { app } = await createHost({ database });
    lender.answer = (_request, response) => response.writeHead(status).end(body);
    const first = await act(app, push);
    expect([first.statusCode, first.body]).toEqual([status, body]);
    lender.answer = answerJson({ code: 0, message: 'done', data: {} });
    expect((await act(app, push)).json<{ message: string }>().message).toBe('done');
  });

  it('a lender that was never reached leaves nothing behind', async () => {
    const { database } = await createDatabase('SQLite');
    const gone = await startLender();
    await gone.stop();
    const { app } = await createHost({ database, upstreamUrl: gone.origin, isUpstreamIdempotent: false });
    expect((await act(app, push)).statusCode).toBe(502);
    expect(await database.selectFrom('call_replies').selectAll().execute()).toEqual([]);
  });

  it('a host that ended in between is waited for, then the call goes on', async () => {
    const { database } = await createDatabase('SQLite');
    const loans = countLoans();
    const { app } = await createHost({ database });
    await act(app, push);
    await database.updateTable('call_replies').set({ state: 'underWay', body: null }).execute();
    now += 91_000;
    expect((await act(app, push)).statusCode).toBe(200);
    expect(loans.taken).toBe(2);
  });
});

const namesOf = (fingerprint: string) => ({ fingerprint, operation: fingerprint, payloadHash: fingerprint });

it('a call that moves money goes once at most to a lender that would do it twice, whenever the database is away', async () => {
  const { database } = await createDatabase('SQLite');
  const key = makePrivacyKey();
  const stored = new SqlReplyStore(database, async () => [key]);
  const cases = runs(100, 2_000);
  let fingerprints = 0;
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ isAway: fc.boolean(), isAwayAfter: fc.boolean(), isLost: fc.boolean() }), {
        maxLength: 6,
      }),
      async (calls) => {
        let isAway = false;
        const store = new Proxy(stored, {
          get: (target, name: keyof SqlReplyStore) =>
            isAway ? () => Promise.reject(new Error('away')) : target[name].bind(target),
        });
        const log = { warn: () => undefined };
        const idempotency = new Idempotency({
          store,
          isLenderIdempotent: false,
          clock,
          log,
          databasePatienceMs: 5_000,
          patienceMs: 0,
        });
        const fingerprint = `call ${(fingerprints += 1)}`;
        let reached = 0;
        for (const call of calls) {
          isAway = call.isAway;
          const entered = await idempotency.enter({
            ...namesOf(fingerprint),
            movesMoney: true,
            person: { phone: undefined, session: 's1' },
          });
          isAway = call.isAwayAfter;
          if (entered.kind !== 'claimed') continue;
          reached += 1;
          const reply = {
            status: 200,
            contentType: 'application/json',
            contentEncoding: '',
            body: Buffer.from('{}'),
          };
          await (call.isLost ? entered.lost() : entered.answered(reply)).catch(() => undefined);
        }
        expect(reached).toBeLessThanOrEqual(1);
        sent += reached;
      },
    ),
    { numRuns: cases },
  );
  // Where nothing is ever sent, nothing is sent twice.
  expect(sent).toBeGreaterThan(cases / 3);
});

it('a call that moves money and was stored too late goes at the next try, since it was not sent', async () => {
  const { database } = await createDatabase('SQLite');
  const key = makePrivacyKey();
  const stored = new SqlReplyStore(database, async () => [key]);
  let goOn = (): void => undefined;
  const stalled = new Promise<void>((resolve) => (goOn = resolve));
  let late: Promise<Claim> | undefined;
  const store = new Proxy(stored, {
    get: (target, name: keyof SqlReplyStore) =>
      name === 'claim'
        ? (request: ClaimRequest) => (late = stalled.then(() => target.claim(request)))
        : target[name].bind(target),
  });
  const idempotency = new Idempotency({
    store,
    isLenderIdempotent: false,
    clock,
    log: { warn: () => undefined },
    databasePatienceMs: 10,
    patienceMs: 5_000,
  });
  const call = { ...namesOf('stalls'), movesMoney: true, person: { phone: undefined, session: 's1' } };
  expect(await idempotency.enter(call)).toEqual({ kind: 'notStored' });
  goOn();
  expect(await late).toEqual({ kind: 'claimed', isRepeat: false });
  const patient = new Idempotency({
    store: stored,
    isLenderIdempotent: false,
    clock,
    log: { warn: () => undefined },
    databasePatienceMs: 5_000,
    patienceMs: 2_000,
  });
  expect((await patient.enter(call)).kind).toBe('claimed');
});

/** Calls that a lender which knows no keys would do twice, and that go on without the database. */
const smsCode = {
  path: '/api/v2/youmi/promotion/get-sms',
  payload: { phone: '5512345678', captcha: 'abcd', sid: 's' },
  key: '0b6a3c1e-2f4d-4b8a-9c7e-1d2f3a4b5c6d',
};

it.each(places)(
  'what this host sent on while %s was away is not sent again once it is back',
  async (place) => {
    const { database } = await createDatabase(place);
    const { app } = await createHost({ database, isUpstreamIdempotent: false });
    await sql`alter table call_replies rename to away`.execute(database);
    expect((await act(app, smsCode)).statusCode).toBe(200);
    await sql`alter table away rename to call_replies`.execute(database);
    const repeated = await act(app, smsCode);
    expect([repeated.statusCode, repeated.headers['idempotent-replayed']]).toEqual([200, 'true']);
    expect(lender.received).toHaveLength(1);
  },
);

describe.each(places)('a call that %s stored too late, when it had been sent on', (place) => {
  const reply = {
    status: 200,
    contentType: 'application/json',
    contentEncoding: '',
    body: Buffer.from('{}'),
  };
  const call = { ...namesOf('stalls'), movesMoney: false, person: { phone: undefined, session: 's1' } };

  async function stall() {
    const { database } = await createDatabase(place);
    const key = makePrivacyKey();
    const stored = new SqlReplyStore(database, async () => [key]);
    let goOn = (): void => undefined;
    const stalled = new Promise<void>((resolve) => (goOn = resolve));
    const late = new Proxy(stored, {
      get: (target, name: keyof SqlReplyStore) =>
        name === 'claim'
          ? (request: ClaimRequest) => stalled.then(() => target.claim(request))
          : target[name].bind(target),
    });
    const usual = { isLenderIdempotent: false, clock, log: { warn: () => undefined } };
    const host = new Idempotency({ ...usual, store: late, databasePatienceMs: 10, patienceMs: 0 });
    const other = new Idempotency({
      ...usual,
      store: stored,
      databasePatienceMs: 20_000,
      patienceMs: 20_000,
    });
    const stateOf = async () =>
      (await database.selectFrom('call_replies').select('state').executeTakeFirst())?.state;
    return { host, other, goOn, stateOf };
  }

  const states = { answered: 'answered', lost: 'unknown', notSent: undefined } as const;

  /** What came of it is told before the database has stored it, or after. */
  it.each([
    ['answered', 'before', 'replayed'],
    ['answered', 'after', 'replayed'],
    ['lost', 'before', 'claimed'],
    ['lost', 'after', 'claimed'],
    ['notSent', 'after', 'claimed'],
  ] as const)('%s %s that: a repeat is %s', async (outcome, moment, expected) => {
    const { host, other, goOn, stateOf } = await stall();
    const entered = await host.enter(call);
    if (entered.kind !== 'claimed') throw new Error(`not sent on: ${entered.kind}`);
    if (moment === 'after') {
      goOn();
      await until(async () => (await stateOf()) === 'underWay');
    }
    await (outcome === 'answered' ? entered.answered(reply) : entered[outcome]());
    goOn();
    await until(async () => (await stateOf()) === states[outcome]);
    expect((await other.enter(call)).kind).toBe(expected);
    if (expected === 'replayed') expect(await host.enter(call)).toEqual({ kind: 'replayed', reply });
  });

  it('keeps a repeat through another host waiting until its reply is there', async () => {
    const { host, other, goOn, stateOf } = await stall();
    const entered = await host.enter(call);
    goOn();
    await until(async () => (await stateOf()) === 'underWay');
    expect((await host.enter(call)).kind).toBe('underWay');
    const repeated = other.enter(call);
    if (entered.kind === 'claimed') await entered.answered(reply);
    expect(await repeated).toEqual({ kind: 'replayed', reply });
  });
});

it('without the database a call that moves money does not go to a lender that would do it twice', async () => {
  const { database } = await createDatabase('SQLite');
  const loans = countLoans();
  const { app } = await createHost({ database, isUpstreamIdempotent: false });
  await database.destroy();
  const reply = await act(app, push);
  expect([reply.statusCode, reply.json(), reply.headers['retry-after']]).toEqual([
    503,
    { code: 'notSent', message: '', data: null },
    '3',
  ]);
  expect(loans.taken).toBe(0);
});

it('without the database a host still sends no call twice by itself', async () => {
  const { database } = await createDatabase('SQLite');
  const loans = countLoans();
  const { app } = await createHost({ database });
  await database.destroy();
  const replies = await Promise.all([act(app, push), act(app, push)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(loans.taken).toBe(1);
});
