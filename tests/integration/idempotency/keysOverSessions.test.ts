import { sql } from 'kysely';
import { places, provideDatabases } from '../../support/databases';
import { act, provideInterceptingHosts } from '../../support/interceptingHost';
import { answerJson, startLender } from '../../support/lenderServer';

const createDatabase = provideDatabases();
let now = Date.parse('2026-03-01T12:00:00Z');
const { lender, createHost } = provideInterceptingHosts(() => now);

const push = {
  path: '/humorous/v3/loan-confirm/loan-detail-push',
  payload: { amount: '500000', periods: '91', productId: 'p1' },
  key: '7d9f8a6b-5c4d-4e2f-8a0b-9c8d7e6f5a4b',
  query: '?sessionId=s1',
};

/** Everything that the app hands along, which is another after signing in anew. */
const signedInAnew = '?sessionId=s2&swift=w2&eyes=e2&crp_phe=c2';

describe.each(places)('a key that moves money, after its borrower has signed in anew, on %s', (place) => {
  const isUnreplayed = ({ headers }: Awaited<ReturnType<typeof act>>) =>
    headers['idempotent-replayed'] === undefined;
  const open = { code: 'outcomeOpen', message: '', data: null };

  it.each([
    ['was answered', answerJson({ code: 0, message: '', data: { lendDetailsUrl: '/loanDetail?orderId=1' } })],
    ['was refused', answerJson({ code: 401, message: 'over' }, 401)],
    ['was lost', answerJson({ code: 0 }, 502)],
  ])(
    'is answered with an open outcome where the first request %s, and asks the lender once',
    async (_name, answer) => {
      const { database, connect } = await createDatabase(place);
      lender.answer = answer;
      const hosts = [await createHost({ database }), await createHost({ database: connect() })];
      await act(hosts[0]!.app, push);
      for (const { app } of hosts) {
        const anew = await act(app, { ...push, query: signedInAnew });
        expect([anew.statusCode, anew.json()]).toEqual([409, open]);
        expect(isUnreplayed(anew)).toBe(true);
      }
      expect(lender.received).toHaveLength(1);
    },
  );

  it('is answered so at once while the first request is under way', async () => {
    const { database } = await createDatabase(place);
    const { app } = await createHost({ database });
    let anew: Promise<Awaited<ReturnType<typeof act>>> | undefined;
    lender.answer = (request, response) => {
      anew = act(app, { ...push, query: signedInAnew });
      void anew.then(() => answerJson({ code: 0, message: '', data: {} })(request, response));
    };
    expect((await act(app, push)).statusCode).toBe(200);
    expect((await anew)?.json()).toEqual(open);
    expect(lender.received).toHaveLength(1);
  });

  it('is sent where the first request never reached the lender', async () => {
    const { database, connect } = await createDatabase(place);
    const gone = await startLender();
    await gone.stop();
    const away = await createHost({ database, upstreamUrl: gone.origin });
    expect((await act(away.app, push)).statusCode).toBe(502);
    const { app } = await createHost({ database: connect() });
    expect((await act(app, { ...push, query: signedInAnew })).statusCode).toBe(200);
    expect(lender.received).toHaveLength(1);
  });

  it('is the same borrower’s where only the other secrets changed; where there is no session they say who it is', async () => {
    const { database } = await createDatabase(place);
    const { app } = await createHost({ database });
    const first = await act(app, { ...push, query: '?sessionId=s1&swift=w1&eyes=e1' });
    const repeated = await act(app, { ...push, query: '?sessionId=s1&swift=w2&eyes=e2' });
    expect([repeated.body, repeated.headers['idempotent-replayed']]).toEqual([first.body, 'true']);
    const nameless = { ...push, key: 'k2' };
    await act(app, { ...nameless, query: '?crp_phe=ana' });
    expect((await act(app, { ...nameless, query: '?crp_phe=ben' })).json()).toEqual(open);
    expect(lender.received).toHaveLength(2);
  });

  it('is refused with another payload, whoever sends it, and the order of fields is no other', async () => {
    const { database } = await createDatabase(place);
    const { app } = await createHost({ database });
    const first = await act(app, push);
    const payload = { ...push.payload, amount: '1' };
    for (const query of [push.query, signedInAnew]) {
      const changed = await act(app, { ...push, payload, query });
      expect([changed.statusCode, changed.json()]).toEqual([
        422,
        { code: 'keyReused', message: '', data: null },
      ]);
    }
    const reordered = Object.fromEntries(Object.entries(push.payload).reverse());
    expect((await act(app, { ...push, payload: reordered, query: signedInAnew })).json()).toEqual(open);
    expect((await act(app, push)).body).toBe(first.body);
    expect(lender.received).toHaveLength(1);
  });

  it('is free again after a day', async () => {
    const { database } = await createDatabase(place);
    const { app } = await createHost({ database });
    await act(app, push);
    now += 25 * 3_600_000;
    const anew = await act(app, { ...push, query: signedInAnew });
    expect([anew.statusCode, (await act(app, push)).statusCode]).toEqual([200, 409]);
  });

  it('is answered so by a host that remembers alone, while the database is away', async () => {
    const { database } = await createDatabase(place);
    const { app } = await createHost({ database });
    await sql`alter table call_replies rename to away`.execute(database);
    expect((await act(app, push)).statusCode).toBe(200);
    expect((await act(app, { ...push, query: signedInAnew })).json()).toEqual(open);
    await sql`alter table away rename to call_replies`.execute(database);
    expect((await act(app, { ...push, query: signedInAnew })).json()).toEqual(open);
    expect((await act(app, { ...push, payload: { ...push.payload, amount: '1' } })).statusCode).toBe(422);
    expect(lender.received).toHaveLength(1);
  });
});

describe('a refusal of a repeat settles nothing', () => {
  const refusals = [400, 401, 403, 404, 409, 422, 429].map((status) => [status] as const);

  it.each(refusals)(
    'HTTP %d from a lender that honours keys: what comes next is a repeat still',
    async (status) => {
      const { database } = await createDatabase('SQLite');
      const { app } = await createHost({ database });
      lender.answer = (_request, response) => response.destroy();
      expect((await act(app, push)).statusCode).toBe(502);
      lender.answer = answerJson({ code: status, message: 'no' }, status);
      const refused = await act(app, push);
      expect([refused.statusCode, refused.headers['idempotent-replayed']]).toEqual([status, undefined]);
      expect(await database.selectFrom('call_replies').select('state').execute()).toEqual([
        { state: 'unknown' },
      ]);
      lender.answer = answerJson({ code: 0, message: 'done', data: {} });
      expect((await act(app, push)).json()).toMatchObject({ message: 'done' });
      expect((await act(app, push)).headers['idempotent-replayed']).toBe('true');
      expect(lender.received).toHaveLength(3);
    },
  );

  it('nor does a limit of our own, nor a lender that is gone by then', async () => {
    const { database, connect } = await createDatabase('SQLite');
    const { app } = await createHost({ database });
    const register = {
      path: '/api/v2/youmi/promotion/register',
      payload: { phone: '5512345678', smsCode: '1', id: 'p' },
    };
    lender.answer = (_request, response) => response.destroy();
    await act(app, { ...register, key: 'open' });
    await database.deleteFrom('call_limit_events').execute();
    for (let count = 0; count < 20; count += 1) await act(app, { ...register, key: `other-${count}` });
    const states = async () =>
      (await database.selectFrom('call_replies').select('state').execute()).map(({ state }) => state);
    expect((await act(app, { ...register, key: 'open' })).statusCode).toBe(429);
    expect(await states()).toEqual(Array(21).fill('unknown'));
    const gone = await startLender();
    await gone.stop();
    const away = await createHost({ database: connect(), upstreamUrl: gone.origin, rateLimits: false });
    await act(away.app, { ...register, key: 'open' });
    expect(await states()).toEqual(Array(21).fill('unknown'));
  });

  it('is told apart from a first refusal, which is definite', async () => {
    const { database } = await createDatabase('SQLite');
    const { app } = await createHost({ database });
    lender.answer = answerJson({ code: 401, message: 'over' }, 401);
    await act(app, push);
    const repeated = await act(app, push);
    expect([repeated.statusCode, repeated.headers['idempotent-replayed']]).toEqual([401, 'true']);
    expect(lender.received).toHaveLength(1);
  });
});
