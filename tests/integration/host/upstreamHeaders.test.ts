import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import { LenderClient } from '../../../src/host/delivery/lender/lenderClient';
import { registerUpstream } from '../../../src/host/calls/proxy/registerUpstream';
import { provideDatabases } from '../../support/databases';
import { act, createInterceptingHost } from '../../support/interceptingHost';
import { demoBrand } from '../../support/hostParts';
import { provideLender } from '../../support/lenderServer';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, type TestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();
const createDatabase = provideDatabases();
const sid = '/api/v2/youmi/promotion/get-sid';
const details = '/humorous/v3/loan-details/loan-details';
const lender = provideLender();
const open: TestApp[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ app }) => app.close()));
});

async function createHost(): Promise<TestApp> {
  const brand = demoBrand();
  const host = await createTestApp({
    folder: temporaryFolder(),
    brand,
    registerCalls: (app) =>
      registerUpstream(app, { brand, lender: new LenderClient({ origin: lender.origin }), timeoutMs: 5_000 }),
  });
  open.push(host);
  return host;
}

const warnings = ({ log }: TestApp) =>
  log.filter(({ level }) => level === 'warn' || level === 40).map(({ msg }) => msg);

it('the lender hears of a client what calls need, and nothing that it says about where it came from', async () => {
  const { app } = await createHost();
  const needed = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: '*/*',
    'accept-language': 'es',
    'user-agent': 'phone',
    'x-requested-with': 'XMLHttpRequest',
    'idempotency-key': 'k',
    language: '2',
    crp_phe: 'a',
    dearest: 'b',
    showy: 'c',
    dearer: 'd',
    swift: 'e',
    eyes: 'f',
  };
  const claims = [
    'x-real-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'fastly-client-ip',
    'forwarded',
    'via',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-forwarded-server',
    'x-original-url',
    'x-rewrite-url',
    'x-original-host',
    'x-http-method-override',
    'x-http-method',
    'x-method-override',
    'cookie',
    'authorization',
    'proxy-authorization',
    'origin',
    'referer',
    'te',
    'trailer',
    'upgrade-insecure-requests',
    'keep-alive',
    'proxy-connection',
    'if-none-match',
    'range',
    'content-encoding',
    'x-vitrina-page',
    'x-anything',
  ];
  const claimed = Object.fromEntries(claims.map((name) => [name, name === 'te' ? 'trailers' : '6.6.6.6']));
  await app.inject({
    method: 'POST',
    url: details,
    payload: 'a=1',
    headers: { ...needed, ...claimed, 'x-forwarded-for': '6.6.6.6' },
  });
  const [request] = lender.received;
  expect(request?.headers).toMatchObject({
    ...needed,
    'x-forwarded-for': '127.0.0.1',
    host: new URL(lender.origin).host,
    'content-length': '3',
  });
  expect(claims.filter((name) => request?.headers[name] !== undefined)).toEqual([]);
  expect(request?.body.toString()).toBe('a=1');
});

const commanding = {
  'content-security-policy': "default-src * 'unsafe-inline'",
  'access-control-allow-origin': '*',
  'access-control-allow-credentials': 'true',
  refresh: '0; url=https://evil.example',
  location: 'https://evil.example/',
  'clear-site-data': '"*"',
  'set-cookie': 'a=b',
  link: '<https://evil.example>; rel=preload; as=script',
  'www-authenticate': 'Basic realm="x"',
  'service-worker-allowed': '/',
  'content-location': 'https://evil.example/',
  'referrer-policy': 'unsafe-url',
  'x-frame-options': 'ALLOWALL',
  'permissions-policy': 'camera=*',
  'strict-transport-security': 'max-age=0',
  'alt-svc': 'h3=":1"',
  sourcemap: 'https://evil.example',
  'report-to': '{}',
  nel: '{}',
  'cache-control': 'public, max-age=600',
  'cdn-cache-control': 'max-age=600',
  'surrogate-control': 'max-age=600',
  expires: 'Fri, 01 Jan 2100 00:00:00 GMT',
  etag: '"1"',
  server: 'lender',
  'x-powered-by': 'x',
} as const;

it('a browser takes no orders of the lender on our origin', async () => {
  const { app } = await createHost();
  const body = '{"code":0,"message":"bien","data":{}}';
  lender.answer = (_request, response) =>
    response
      .writeHead(200, {
        ...commanding,
        'content-type': 'application/json',
        'content-language': 'es',
        'retry-after': '7',
      })
      .end(body);
  const own = await app.inject({ url: '/healthz' });
  for (const call of [{ url: sid }, { method: 'POST', url: details }] as const) {
    const reply = await app.inject(call);
    expect([reply.statusCode, reply.body]).toEqual([200, body]);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'content-language': 'es',
      'retry-after': '7',
    });
    const theirs = Object.entries(commanding).filter(([name, value]) =>
      [reply.headers[name]].flat().includes(value),
    );
    expect(theirs).toEqual([]);
    for (const name of [
      'content-security-policy',
      'referrer-policy',
      'x-frame-options',
      'permissions-policy',
    ])
      expect(reply.headers[name]).toBe(own.headers[name]);
  }
});

it('a redirect of the lender leads nowhere: the reply counts as lost', async () => {
  const host = await createHost();
  const loads = {
    gzip: gzipSync('{"code":0,"message":"","data":{}}'),
    plain: Buffer.from('{"code":0,"message":"","data":{}}'),
  };
  for (const status of [300, 301, 302, 303, 304, 305, 307, 308]) {
    for (const [encoding, body] of Object.entries(loads)) {
      lender.answer = (_request, response) =>
        response
          .writeHead(status, {
            location: 'https://evil.example/',
            refresh: '0; url=https://evil.example',
            ...(encoding === 'gzip' && { 'content-encoding': 'gzip' }),
          })
          .end(status === 304 ? undefined : body);
      for (const call of [{ url: sid }, { method: 'POST', url: details }] as const) {
        const reply = await host.app.inject(call);
        expect([
          status,
          reply.statusCode,
          reply.json(),
          reply.headers.location,
          reply.headers.refresh,
        ]).toEqual([status, 502, { code: '502', message: '', data: null }, undefined, undefined]);
      }
    }
  }
  expect(new Set(warnings(host))).toEqual(new Set(['the lender answered a call with a redirect']));
});

describe('a reply that the host must understand', () => {
  const push = {
    path: '/humorous/v3/loan-confirm/loan-detail-push',
    payload: { amount: '1' },
    query: '?sessionId=s1',
  };
  /** Far more than what is kept of a reply, though little of it once compressed. */
  const envelope = JSON.stringify({
    code: 0,
    message: '',
    data: { lendDetailsUrl: '/order', padding: 'x'.repeat(600_000) },
  });

  async function createIntercepting(): Promise<TestApp> {
    const { database } = await createDatabase('SQLite');
    const host = await createInterceptingHost({
      folder: temporaryFolder(),
      database,
      upstreamUrl: lender.origin,
      clock: Date.now,
    });
    open.push(host);
    return host;
  }

  it.each([
    ['gzip, deflate, br, zstd', 'br, gzip'],
    ['gzip;q=0, br;q=0, zstd', 'identity'],
    ['zstd', 'identity'],
    ['gzip', 'gzip'],
    ['*', 'br, gzip'],
  ])('is asked for where a browser accepts %s as %s', async (accepted, asked) => {
    const { app } = await createIntercepting();
    await act(app, { ...push, headers: { 'accept-encoding': accepted } });
    expect(lender.received.at(-1)?.headers['accept-encoding']).toBe(asked);
  });

  const encoders: Readonly<Record<string, (text: string) => Buffer>> = {
    gzip: gzipSync,
    br: brotliCompressSync,
    deflate: deflateSync,
  };

  it.each(Object.entries(encoders))(
    'means by %s what it means without, however much it holds',
    async (encoding, encode) => {
      const { app } = await createIntercepting();
      lender.answer = (_request, response: ServerResponse) =>
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding })
          .end(encode(envelope));
      const replies = [
        await act(app, { ...push, key: encoding }),
        await act(app, { ...push, key: encoding }),
      ];
      expect(lender.received).toHaveLength(1);
      expect(replies[1]?.headers).toMatchObject({
        'idempotent-replayed': 'true',
        'content-encoding': encoding,
      });
      expect(replies[1]?.rawPayload).toEqual(encode(envelope));
    },
  );

  it('is told of in the log where it can not be read, and counts as lost', async () => {
    const host = await createIntercepting();
    lender.answer = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'zstd' }).end(Buffer.from('28b52ffd', 'hex'));
    await act(host.app, { ...push, key: 'z' });
    await act(host.app, { ...push, key: 'z' });
    expect(lender.received).toHaveLength(2);
    expect(warnings(host)).toEqual(
      Array(2).fill('the lender answered in an encoding that the host can not read'),
    );
  });
});
