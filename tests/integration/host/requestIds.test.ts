import { provideDatabases } from '../../support/databases';
import { act, provideInterceptingHosts } from '../../support/interceptingHost';

const createDatabase = provideDatabases();
const { lender, createHost } = provideInterceptingHosts(Date.now);
const sid = '/api/v2/youmi/promotion/get-sid';
const push = { path: '/humorous/v3/loan-confirm/loan-detail-push', payload: { amount: '1' }, key: 'k' };
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const trace = /^00-([0-9a-f]{32})-[0-9a-f]{16}-01$/;

async function open() {
  const { database } = await createDatabase('SQLite');
  return { database, ...(await createHost({ database })) };
}

it.each(['7d9f8a6b-5c4d-4e2f-8a0b-9c8d7e6f5a4b', '4bf92f3577b34da6a3ce929d0e0e4736', 'edge-7.Ax_1'])(
  'goes in as %s, to the lender, into each line and back',
  async (id) => {
    const { app, log } = await open();
    const reply = await app.inject({ url: sid, headers: { 'x-request-id': id } });
    expect(reply.headers['x-request-id']).toBe(id);
    const heard = lender.received.at(-1)?.headers;
    expect(heard?.['x-request-id']).toBe(id);
    expect(heard?.traceparent).toMatch(trace);
    expect(log.map(({ requestId }) => requestId)).toEqual([id]);
  },
);

it('goes on with the trace that it came with', async () => {
  const { app } = await open();
  const came = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  await app.inject({ url: sid, headers: { traceparent: came } });
  const went = lender.received.at(-1)?.headers.traceparent;
  expect([went?.slice(0, 35), went === came]).toEqual([came.slice(0, 35), false]);
});

it.each([
  ['nothing', undefined],
  ['a telephone', '5512345678'],
  ['digits alone', '55123456785512345678551234567855'],
  ['a session id', 's3ss10n-token-value-that-is-long'],
  ['a line break in words', 'a b'],
  ['far too much', 'a'.repeat(65)],
])('is made anew for %s', async (_what, given) => {
  const { app, log } = await open();
  const reply = await app.inject({ url: sid, headers: given === undefined ? {} : { 'x-request-id': given } });
  const id = reply.headers['x-request-id'];
  expect(id).toMatch(uuid);
  expect(lender.received.at(-1)?.headers['x-request-id']).toBe(id);
  expect(lender.received.at(-1)?.headers.traceparent).toContain(String(id).replaceAll('-', ''));
  expect(log.map(({ requestId }) => requestId)).toEqual([id]);
});

it('stands in lines that the host’s own parts write on its behalf, and of a page', async () => {
  const { app, log, database } = await open();
  await database.schema.dropTable('call_replies').execute();
  const [first, second] = await Promise.all(['a', 'b'].map((key) => act(app, { ...push, key })));
  const lines = log.filter(
    ({ msg }) => msg === 'a call could not be stored before it is sent on; this host remembers it alone',
  );
  expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(
    new Set([first?.headers['x-request-id'], second?.headers['x-request-id']]),
  );
  const page = await app.inject({ url: '/landing?id=none', headers: { 'x-request-id': 'of-a-page' } });
  expect(page.headers['x-request-id']).toBe('of-a-page');
  expect(log.at(-1)).toMatchObject({ path: '/landing', requestId: 'of-a-page' });
});
