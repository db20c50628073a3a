import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { demoBrand } from '../../../../tests/support/hostParts';
import { Idempotency } from '../idempotency/idempotency';
import { MemoryReplyStore } from '../idempotency/memoryReplyStore';
import type { CallListener, SettledCall } from './callListener';
import { interceptCalls } from './interceptCalls';

const url = '/api/v2/youmi/promotion/register';
const payload = { phone: '5512345678', id: 'mx' };
const open: FastifyInstance[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

type Hook = (...words: [FastifyRequest, FastifyReply, unknown]) => Promise<unknown>;

/** An interceptor with these listeners before a lender that says yes. */
function intercepted(
  listeners: readonly CallListener[],
  onError: (error: unknown) => void = () => undefined,
) {
  const app = fastify();
  open.push(app);
  const sent: unknown[] = [];
  const idempotency = new Idempotency({
    store: new MemoryReplyStore(),
    isLenderIdempotent: true,
    clock: Date.now,
    log: app.log,
    databasePatienceMs: 1_000,
  });
  // Fastify says nothing of a hook that throws once a reply was sent.
  const addHook = app.addHook.bind(app) as (name: string, hook: Hook) => unknown;
  app.addHook = ((name: string, hook: Hook) =>
    addHook(name, (...words) =>
      hook(...words).catch((error: unknown) => {
        onError(error);
        throw error;
      }),
    )) as typeof app.addHook;
  interceptCalls(app, { brand: demoBrand(), idempotency, listeners, settlePatienceMs: 1_000 });
  app.post(url, async (request) => {
    sent.push(request.body);
    return { code: 0, message: '', data: { n: sent.length } };
  });
  const call = () =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'idempotency-key': 'k', 'x-vitrina-page': 'mx e1:a' },
    });
  return { call, sent };
}

function listener() {
  const heard: SettledCall[] = [];
  return { heard, settled: async (call: SettledCall) => void heard.push(call) };
}

it('tells each listener once of a settled call, whatever the others do; a repeat settles nothing', async () => {
  const failing = { settled: () => Promise.reject(new Error('the database is down')) };
  const listening = listener();
  const { call, sent } = intercepted([failing, listening]);
  const first = await call();
  const repeat = await call();
  expect([first.statusCode, repeat.body, repeat.headers['idempotent-replayed']]).toEqual([
    200,
    first.body,
    'true',
  ]);
  expect(sent).toEqual([payload]);
  expect(listening.heard).toMatchObject([
    {
      call: { name: 'register', payload, page: { templateId: 'mx', variant: 'e1:a' } },
      outcome: { kind: 'done', data: { n: 1 } },
      reply: { status: 200, body: Buffer.from(first.body) },
    },
  ]);
});

it('sends a call that a listener fails to look at, under a key that a repeat is answered by', async () => {
  const failing = { ...listener(), admit: () => Promise.reject(new Error('the database is down')) };
  const listening = listener();
  const { call, sent } = intercepted([failing, listening]);
  const first = await call();
  expect([first.statusCode, (await call()).headers['idempotent-replayed'], sent.length]).toEqual([
    200,
    'true',
    1,
  ]);
  expect(listening.heard).toHaveLength(1);
});

it('answers a repeat and a refusal once, without an error of its own', async () => {
  const errors: unknown[] = [];
  const refusing = { ...listener(), admit: async () => ({ message: 'later', retryAfterSeconds: 9 }) };
  const { call } = intercepted([refusing], (error) => errors.push(error));
  await call();
  const answering = intercepted([], (error) => errors.push(error));
  await answering.call();
  await answering.call();
  expect(errors).toEqual([]);
});

it('sends nothing that a listener refuses, and tells nobody of it; the next try is no repeat', async () => {
  let isRefusing = true;
  const admit = async () => (isRefusing ? { message: 'later', retryAfterSeconds: 9 } : undefined);
  const listening = listener();
  const { call, sent } = intercepted([{ ...listener(), admit }, listening]);
  const refused = await call();
  expect([refused.statusCode, refused.headers['retry-after'], sent, listening.heard]).toEqual([
    429,
    '9',
    [],
    [],
  ]);
  isRefusing = false;
  expect((await call()).statusCode).toBe(200);
  expect(listening.heard).toHaveLength(1);
});
