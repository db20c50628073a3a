import type { FastifyInstance } from 'fastify';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { limitRates } from '../../../src/host/delivery/http/limitRates';
import { MemoryReplyStore } from '../../../src/host/calls/idempotency/memoryReplyStore';
import { Idempotency } from '../../../src/host/calls/idempotency/idempotency';
import { countTracking } from '../../../src/host/calls/counting/countCalls';
import { LenderClient } from '../../../src/host/delivery/lender/lenderClient';
import { registerUpstream } from '../../../src/host/calls/proxy/registerUpstream';
import { demoBrand } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, withoutInterceptor } from '../../support/testApp';
import { until } from '../../support/until';
import fastify from 'fastify';

const temporaryFolder = provideTemporaryFolders();
const promotion = '/api/v2/youmi/promotion';
/** Of who says nothing of a language or a phone. */
const audience = { language: '', client_type: 'android' };
const phone = '5512345678';

/** What a lender's back end answers, and what reached it. */
async function startLender(answer: {
  readonly code: unknown;
  readonly encoding?: string;
  readonly status?: number;
  /** What it waits for before it answers. */
  readonly after?: Promise<void>;
}) {
  const seen: Record<string, unknown>[] = [];
  const lender = fastify();
  lender.all('/*', async (request, reply) => {
    seen.push({ headers: request.headers, body: request.body });
    await answer.after;
    const text = JSON.stringify({ code: answer.code, message: '', data: null });
    const bytes =
      answer.encoding === 'gzip'
        ? gzipSync(text)
        : answer.encoding === 'br'
          ? brotliCompressSync(text)
          : Buffer.from(text);
    if (answer.encoding) void reply.header('content-encoding', answer.encoding);
    return reply
      .code(answer.status ?? 200)
      .type('application/json')
      .send(bytes);
  });
  const upstreamUrl = await lender.listen({ port: 0, host: '127.0.0.1' });
  return { lender, seen, upstreamUrl };
}

const closing: FastifyInstance[] = [];
afterEach(() => Promise.all(closing.splice(0).map((app) => app.close())));

async function startHost(answer: Parameters<typeof startLender>[0], fields: Record<string, string> = {}) {
  const { lender, seen, upstreamUrl } = await startLender(answer);
  const brand = { ...demoBrand(), wire: { paths: {}, fields } };
  const host = await createTestApp({
    folder: temporaryFolder(),
    brand,
    interceptorOf: ({ app }) => ({
      ...withoutInterceptor,
      idempotency: new Idempotency({
        store: new MemoryReplyStore(),
        isLenderIdempotent: true,
        clock: Date.now,
        log: app.log,
        databasePatienceMs: 1_000,
      }),
    }),
    registerCalls: (calls) =>
      registerUpstream(calls, { brand, lender: new LenderClient({ origin: upstreamUrl }) }),
  });
  closing.push(host.app, lender);
  return { ...host, seen, lender };
}

const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('calls that the host forwards', () => {
  it('are counted by what they say of the page, and reach the upstream as they were', async () => {
    const { app, counted, seen } = await startHost({ code: 0 });
    await app.inject(`${promotion}/track-visit?page_id=mx&utm_tag=spring&variant=e1%3Aa&client_type=ios`);
    await app.inject(`${promotion}/track-click?page_id=mx&utm_tag=spring&variant=e1%3Aa&phone=${phone}`);
    const headers = { 'x-vitrina-page': 'mx e1:a', 'idempotency-key': 'k1' };
    const payload = { phone, id: 'other', utm_tag: 'spring' };
    for (let repeat = 0; repeat < 3; repeat += 1)
      await app.inject({ method: 'POST', url: `${promotion}/register`, headers, payload });
    await app.inject({
      method: 'POST',
      url: `${promotion}/get-sms`,
      headers: { ...headers, 'idempotency-key': 'k2' },
      payload,
    });
    await settled();
    const common = { templateId: 'mx', variant: 'e1:a', utmTag: 'spring', audience };
    expect(counted).toEqual(['visit', 'click', 'registration', 'sms'].map((kind) => ({ kind, ...common })));
    expect(JSON.stringify(counted)).not.toContain(phone);
    expect(seen).toHaveLength(4);
    expect(seen.every(({ headers: sent }) => !Object.hasOwn(sent as object, 'x-vitrina-page'))).toBe(true);
    expect(seen[2]?.body).toEqual(payload);
  });

  it('are counted by all of their query, also behind a second question mark', async () => {
    const { app, counted } = await startHost({ code: 0 });
    await app.inject(`${promotion}/track-visit?client_type=?&page_id=mx&utm_tag=what?`);
    expect(counted).toEqual([{ kind: 'visit', templateId: 'mx', variant: '', utmTag: 'what?', audience }]);
  });

  it.each<[string, Parameters<typeof startLender>[0], number]>([
    ['a success as text', { code: '0' }, 1],
    ['a success in gzip', { code: 0, encoding: 'gzip' }, 1],
    ['a success in brotli', { code: 0, encoding: 'br' }, 1],
    ['a refusal', { code: 11 }, 0],
    ['an empty code', { code: '' }, 0],
    ['no code', { code: null }, 0],
    ['a failure of the server', { code: 0, status: 500 }, 0],
  ])('count a registration by %s: %#', async (_what, answer, times) => {
    const { app, counted } = await startHost(answer);
    const reply = await app.inject({
      method: 'POST',
      url: `${promotion}/register`,
      payload: { phone, id: 'mx', utm_tag: 't' },
    });
    expect(reply.statusCode).toBe(answer.status ?? 200);
    await settled();
    expect(counted).toEqual(
      Array.from({ length: times }, () => ({
        kind: 'registration',
        templateId: 'mx',
        variant: '',
        utmTag: 't',
        audience,
      })),
    );
  });

  it('tell languages and kinds of phones apart, by what the page and the phone say of themselves', async () => {
    const { app, counted } = await startHost({ code: 0 });
    const iPhone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' };
    const visit = `${promotion}/track-visit?page_id=mx&utm_tag=spring`;
    await app.inject({ url: visit, headers: { ...iPhone, 'content-language': 'es' } });
    await app.inject({ url: visit, headers: { 'content-language': 'x'.repeat(200) } });
    await app.inject({
      method: 'POST',
      url: `${promotion}/register`,
      headers: { ...iPhone, 'x-vitrina-page': 'mx   zh 3' },
      payload: { phone, id: 'mx' },
    });
    await settled();
    expect(counted).toMatchObject([
      { kind: 'visit', audience: { language: 'es', client_type: 'ios' } },
      { kind: 'visit', audience: { language: '', client_type: 'android' } },
      { kind: 'registration', audience: { language: 'zh', client_type: 'ios' } },
    ]);
  });

  it('are understood by their wire names', async () => {
    const { app, counted } = await startHost(
      { code: 0 },
      { page_id: 'p1', utm_tag: 'u1', variant: 'v1', id: 'i1' },
    );
    await app.inject(`${promotion}/track-visit?p1=mx&u1=spring&v1=e1%3Ab&page_id=wrong`);
    await app.inject({ method: 'POST', url: `${promotion}/register`, payload: { i1: 'mx', u1: 'spring' } });
    await settled();
    expect(counted).toEqual([
      { kind: 'visit', templateId: 'mx', variant: 'e1:b', utmTag: 'spring', audience },
      { kind: 'registration', templateId: 'mx', variant: '', utmTag: 'spring', audience },
    ]);
  });
});

describe('visits and clicks', () => {
  const visit = `${promotion}/track-visit?page_id=mx&utm_tag=spring`;
  const counts = [{ kind: 'visit', templateId: 'mx', variant: '', utmTag: 'spring', audience }];

  it.each([200, 404, 500, 503])('count once each where the lender answers %s', async (status) => {
    const { app, counted } = await startHost({ code: 0, status });
    expect((await app.inject(visit)).statusCode).toBe(status);
    expect(counted).toEqual(counts);
  });

  it('count once where the lender is away, and before it has answered', async () => {
    let answer: () => void = () => undefined;
    const after = new Promise<void>((resolve) => (answer = resolve));
    const { app, counted, lender } = await startHost({ code: 0, after });
    const reply = app.inject(visit);
    await until(async () => counted.length > 0);
    answer();
    expect((await reply).statusCode).toBe(200);
    await lender.close();
    expect((await app.inject(visit)).statusCode).toBe(502);
    expect(counted).toEqual([...counts, ...counts]);
  });

  it('do not count where a host that ends refuses them: a balancer asks the next one', async () => {
    const { app, counted } = await startHost({ code: 0 });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const closed = app.close();
    let answered = 0;
    await until(async () => {
      // Whoever is refused gets no answer but the end of the connection (contract §2).
      const reply = await fetch(`${address}${visit}`).catch(() => undefined);
      if (reply) answered += 1;
      return reply === undefined;
    });
    await closed;
    expect(counted).toHaveLength(answered);
  });

  it('do not count above the limit of requests', async () => {
    const counted: object[] = [];
    const app = fastify();
    closing.push(app);
    await limitRates(app, 3);
    await app.register(async (scope) => {
      countTracking(scope, demoBrand(), {
        recordEvent: ({ address: _address, ...event }) => void counted.push(event),
      });
      scope.get(`${promotion}/track-visit`, async () => ({ code: 0 }));
    });
    const statuses: number[] = [];
    for (let sent = 0; sent < 5; sent += 1) statuses.push((await app.inject(visit)).statusCode);
    expect([statuses, counted]).toEqual([
      [200, 200, 200, 429, 429],
      [...counts, ...counts, ...counts],
    ]);
  });
});

describe('reports of phones', () => {
  it('tell loading times and errors by kind, and nothing about a person', async () => {
    const { app, source, counted } = await createTestApp({ folder: temporaryFolder() });
    closing.push(app);
    source.publish('mx', '{"id":"mx"}', '3');
    const send = async (payload: object) =>
      (await app.inject({ method: 'POST', url: '/report', payload })).statusCode;
    expect(
      await send({
        kind: 'vitals',
        templateId: 'mx',
        revision: '3',
        vitals: { LCP: 1_234.5, CLS: 0.02, TTFB: 7 },
      }),
    ).toBe(204);
    expect(
      await send({
        kind: 'error',
        templateId: 'mx',
        revision: '3',
        error: `TypeError: ${phone} at /x?phone=${phone}`,
        place: 'landing.ab.js:1:23456',
      }),
    ).toBe(204);
    const headers = { 'content-language': 'es' };
    const step = { kind: 'step', templateId: 'mx', step: 'form', variant: 'e1:a', utmTag: 'spring' };
    expect((await app.inject({ method: 'POST', url: '/report', headers, payload: step })).statusCode).toBe(
      204,
    );
    expect(counted.splice(-1)).toEqual([
      {
        kind: 'form',
        templateId: 'mx',
        variant: 'e1:a',
        utmTag: 'spring',
        audience: { ...audience, language: 'es' },
      },
    ]);
    expect(counted).toEqual([
      { templateId: 'mx', revision: '3', name: 'LCP', value: 1_234.5 },
      { templateId: 'mx', revision: '3', name: 'CLS', value: 0.02 },
      { templateId: 'mx', revision: '3', error: 'TypeError: … at /x?… (landing.ab.js:1:23456)' },
    ]);
    for (const wrong of [
      { kind: 'vitals', templateId: 'mx', vitals: { LCP: -1 } },
      { kind: 'vitals', templateId: 'mx', vitals: { CLS: 'x' } },
      { kind: 'vitals', templateId: '../mx', vitals: {} },
      { kind: 'error', templateId: 'mx' },
      { ...step, step: 'registration' },
      { kind: 'error', templateId: 'mx', error: 'x', place: 'https://evil.example/a.js' },
    ]) {
      expect([wrong, await send(wrong)]).toEqual([wrong, 400]);
    }
    expect(counted).toHaveLength(3);
  });
});
