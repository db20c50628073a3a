import fc from 'fast-check';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBulkheads } from '../../../src/host/delivery/lender/bulkheads';
import { Bulkhead } from '../../../src/host/process/bulkhead';
import { provideDatabases } from '../../support/databases';
import { act, createInterceptingHost } from '../../support/interceptingHost';
import { casesRun, runs } from '../../support/soak';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import type { TestApp } from '../../support/testApp';
import { until } from '../../support/until';

const newFolder = provideTemporaryFolders();
const createDatabase = provideDatabases();
const details = { path: '/humorous/v3/loan-details/loan-details', payload: { orderId: '7' } };
const loan = (number: number) => ({
  path: '/humorous/v3/loan-confirm/loan-detail-push',
  payload: { amount: '500000', productId: String(number) },
  key: `7d9f8a6b-5c4d-4e2f-8a0b-${String(number).padStart(12, '0')}`,
});
const answer = '{"code":0,"message":"","data":{}}';

/** A lender that answers everything but one call, by default loans, of which it only notes what becomes of them. */
class HangingLender {
  readonly loans: { isAborted: boolean; readonly response: ServerResponse }[] = [];
  hangsAt = 'loan-detail-push';
  private readonly server = createServer((request, response) => this.take(request, response));

  private take(request: IncomingMessage, response: ServerResponse): void {
    if (!request.url?.includes(this.hangsAt))
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    const taken = { isAborted: false, response };
    this.loans.push(taken);
    response.on('close', () => (taken.isAborted = !response.writableEnded));
  }

  async start(): Promise<string> {
    // It shares a process with a host that hundreds of calls at once keep busy, and would close connections before it reads them.
    this.server.keepAliveTimeout = 0;
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

let lender: HangingLender;
let origin: string;
const open: TestApp[] = [];
beforeEach(async () => {
  lender = new HangingLender();
  origin = await lender.start();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ app }) => app.close()));
  await lender.stop();
});

async function createHost(
  options: { readonly timeoutMs?: number; readonly isUpstreamIdempotent?: boolean } & Partial<
    Parameters<typeof createInterceptingHost>[0]
  > = {},
) {
  const { database } = await createDatabase('SQLite');
  const host = await createInterceptingHost({
    folder: newFolder(),
    database,
    upstreamUrl: origin,
    clock: Date.now,
    rateLimits: false,
    ...options,
  });
  open.push(host);
  return { ...host, database };
}

const moneyPlaces = (atOnce: number, maxWaiting: number, maxWaitMs: number) =>
  createBulkheads({ money: { atOnce, maxWaiting, maxWaitMs } });

const hanging = 300;

/** Loans of which the lender answers none before a healthy call is answered; then all that it was sent. */
async function hangAndAnswer(app: TestApp['app'], round: number): Promise<void> {
  lender.loans.length = 0;
  const replies = Array.from({ length: hanging }, (_each, number) =>
    act(app, loan(round * hanging + number)),
  );
  await until(async () => lender.loans.length === 128);
  const askedAt = performance.now();
  expect((await act(app, details)).body).toBe(answer);
  expect(performance.now() - askedAt).toBeLessThan(2_000);
  const turnedAway = await Promise.race(replies);
  expect([turnedAway.statusCode, turnedAway.headers['retry-after']]).toEqual([503, '3']);
  lender.loans.forEach(({ response }) => response.end(answer));
  await until(async () => lender.loans.length === 192);
  lender.loans.slice(128).forEach(({ response }) => response.end(answer));
  const statuses = (await Promise.all(replies)).map(({ statusCode }) => statusCode);
  expect([200, 503].map((status) => statuses.filter((each) => each === status).length)).toEqual([
    192,
    hanging - 192,
  ]);
}

it(
  'promise: with 300 hanging loans a healthy call is answered within 2 s, and so many loans are turned away at once',
  async () => {
    const rounds = runs(1, 10);
    // As many places as a real host has; whoever has one waits in it however slow the machine is.
    const { app } = await createHost({ timeoutMs: 60_000, bulkheads: moneyPlaces(128, 64, 60_000) });
    for (let round = 0; round < rounds; round += 1) await hangAndAnswer(app, round);
    casesRun('lender-deadlines', rounds * hanging, 'hanging loans');
  },
  90_000 + runs(0, 900_000),
);

const score = { path: '/humorous/v3/loan-details/google-score', payload: { orderId: '7', isScore: '5' } };

it.each([
  ['reading', details, score],
  ['acting', score, details],
] as const)('a lender that hangs at %s calls still answers the others', async (kind, hanging, other) => {
  lender.hangsAt = hanging.path;
  const { app } = await createHost({
    bulkheads: createBulkheads({ [kind]: { atOnce: 1, maxWaiting: 0, maxWaitMs: 1 } }),
  });
  const taken = act(app, hanging);
  await until(async () => lender.loans.length === 1);
  expect([(await act(app, hanging)).statusCode, (await act(app, other)).statusCode]).toEqual([503, 200]);
  lender.loans[0]?.response.end(answer);
  expect((await taken).statusCode).toBe(200);
});

it('a call has one time for waiting, sending and all of the reply; when it is over the lender is cut off too', async () => {
  const { app } = await createHost({ timeoutMs: 400 });
  const hanging = act(app, loan(1));
  const trickling = act(app, loan(2));
  await until(async () => lender.loans.length === 2);
  lender.loans[1]?.response.writeHead(200, { 'content-type': 'application/json' });
  const trickle = setInterval(() => lender.loans[1]?.response.write(' '), 50);
  const begunAt = performance.now();
  const cutOff = await hanging;
  expect([cutOff.statusCode, cutOff.json<{ code: string }>().code]).toEqual([504, '504']);
  expect((await trickling).statusCode).toBe(502);
  clearInterval(trickle);
  expect(performance.now() - begunAt).toBeLessThan(3_000);
  await until(async () => lender.loans.every(({ isAborted }) => isAborted));
});

it('what was never sent is answered as not sent: the next try is the first', async () => {
  const { app, database } = await createHost({
    bulkheads: moneyPlaces(1, 1, 200),
    isUpstreamIdempotent: false,
  });
  const under = act(app, loan(1));
  await until(async () => lender.loans.length === 1);
  const [waited, refused] = await Promise.all([act(app, loan(2)), act(app, loan(3))]);
  const notSent = [503, '3', 'notSent'];
  expect(
    [waited, refused].map((reply) => [
      reply.statusCode,
      reply.headers['retry-after'],
      reply.json<{ code: string }>().code,
    ]),
  ).toEqual([notSent, notSent]);
  expect(lender.loans).toHaveLength(1);
  lender.loans[0]?.response.end(answer);
  await under;
  expect(await database.selectFrom('call_replies').select('state').execute()).toHaveLength(1);
  const again = act(app, loan(2));
  await until(async () => lender.loans.length === 2);
  lender.loans[1]?.response.end(answer);
  expect((await again).statusCode).toBe(200);
});

it('a phone that hangs up gives its place back once the lender has answered', async () => {
  const { app } = await createHost({ bulkheads: moneyPlaces(1, 1, 10_000) });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const phone = new AbortController();
  const { path, payload, key } = loan(1);
  const headers = { 'idempotency-key': key };
  const gone = fetch(address + path, {
    method: 'POST',
    body: new URLSearchParams(payload),
    headers,
    signal: phone.signal,
  }).catch(() => 'gone');
  await until(async () => lender.loans.length === 1);
  phone.abort();
  expect(await gone).toBe('gone');
  lender.loans[0]?.response.end(answer);
  const next = act(app, loan(2));
  await until(async () => lender.loans.length === 2);
  lender.loans[1]?.response.end(answer);
  expect((await next).statusCode).toBe(200);
});

interface Visitor {
  readonly kind: 'staying' | 'leaving';
  readonly patienceMs: number;
}

it(
  'promise: whoever comes to a bulkhead gets a place in turn or none in time, and no place is lost',
  async () => {
    const cases = runs(60, 5_000);
    const visitors = fc.array(
      fc.record<Visitor>({
        kind: fc.constantFrom('staying', 'leaving'),
        patienceMs: fc.integer({ min: 0, max: 40 }),
      }),
      { maxLength: 24 },
    );
    const limits = fc.record({
      atOnce: fc.integer({ min: 1, max: 4 }),
      maxWaiting: fc.integer({ min: 0, max: 4 }),
      maxWaitMs: fc.constantFrom(5, 30),
    });
    await fc.assert(
      fc.asyncProperty(limits, visitors, async (given, coming) => {
        const bulkhead = new Bulkhead(given);
        let inside = 0;
        const visits = coming.map(async ({ kind, patienceMs }) => {
          const leave = await bulkhead.enter(AbortSignal.timeout(patienceMs));
          if (!leave) return undefined;
          inside += 1;
          expect(inside).toBeLessThanOrEqual(given.atOnce);
          const goes = (): void => {
            inside -= 1;
            leave();
            leave();
          };
          if (kind === 'leaving') setImmediate(goes);
          return kind === 'staying' ? goes : undefined;
        });
        expect(bulkhead.waiting).toBeLessThanOrEqual(given.maxWaiting);
        for (const goes of await Promise.all(visits)) goes?.();
        await new Promise(setImmediate);
        expect([inside, bulkhead.waiting]).toEqual([0, 0]);
        const places = await Promise.all(Array.from({ length: given.atOnce }, () => bulkhead.enter()));
        expect(places.every((leave) => leave !== undefined)).toBe(true);
      }),
      { numRuns: cases },
    );
    casesRun('lender-deadlines', cases, 'ways to come, wait and leave');
  },
  30_000 + runs(0, 1_800_000),
);
