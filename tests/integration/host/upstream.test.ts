import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { LenderClient } from '../../../src/host/delivery/lender/lenderClient';
import { registerUpstream } from '../../../src/host/calls/proxy/registerUpstream';
import { demoBrand } from '../../support/hostParts';
import { answerJson, provideLender } from '../../support/lenderServer';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, type TestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();
const lender = provideLender();
const open: TestApp[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ app }) => app.close()));
});

async function createHost({
  brand = demoBrand(),
  timeoutMs = 5_000,
  upstreamUrl = lender.origin,
} = {}): Promise<TestApp> {
  const host = await createTestApp({
    folder: temporaryFolder(),
    brand,
    registerCalls: (app) =>
      registerUpstream(app, { brand, lender: new LenderClient({ origin: upstreamUrl }), timeoutMs }),
  });
  open.push(host);
  return host;
}

const details = '/humorous/v3/loan-details/loan-details';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the way to the upstream', () => {
  it('forwards a call as it is, and its answer', async () => {
    const { app } = await createHost();
    lender.answer = (_request, response) =>
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'set-cookie': 'a=b',
          'x-request-id': 'theirs',
          server: 'lender',
        })
        .end('{"code":0,"message":"bien","data":{"n":1.0}}');
    const reply = await app.inject({
      method: 'POST',
      url: `${details}?sessionId=s1&language=2`,
      payload: 'productId=p%201&orderId=7',
      headers: {
        ...form,
        'idempotency-key': 'k-1',
        swift: 'sw',
        'x-requested-with': 'XMLHttpRequest',
        cookie: 'c=d',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        te: 'trailers',
      },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe('{"code":0,"message":"bien","data":{"n":1.0}}');
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-request-id': expect.not.stringContaining('theirs'),
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.headers.server).toBeUndefined();
    const [request] = lender.received;
    expect([request?.method, request?.url, request?.body.toString()]).toEqual([
      'POST',
      `${details}?sessionId=s1&language=2`,
      'productId=p%201&orderId=7',
    ]);
    expect(request?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': 'k-1',
      swift: 'sw',
      'x-requested-with': 'XMLHttpRequest',
      'x-forwarded-for': '127.0.0.1',
      host: new URL(lender.origin).host,
    });
    for (const name of ['cookie', 'x-forwarded-host', 'te']) expect(request?.headers[name]).toBeUndefined();
  });

  it('forwards JSON and multipart bytes untouched', async () => {
    const { app } = await createHost();
    const json = '{ "a" : 1.0 }';
    await app.inject({
      method: 'POST',
      url: '/api/v2/youmi/promotion/register',
      payload: json,
      headers: { 'content-type': 'application/json' },
    });
    const picture = Buffer.from([0, 255, 13, 10, 45, 45]);
    const multipart = 'multipart/form-data; boundary=xyz';
    await app.inject({
      method: 'POST',
      url: '/humorous/user-problem/upload-problem-img',
      payload: picture,
      headers: { 'content-type': multipart },
    });
    expect(lender.received.map(({ body }) => body)).toEqual([Buffer.from(json), picture]);
    expect(lender.received[1]?.headers['content-type']).toBe(multipart);
  });

  it.each([
    ['GET', '/api/v2/youmi/promotion/get-sid'],
    ['GET', '/api/v2/youmi/promotion/get-captcha?sid=1&timestamp=2'],
    ['GET', '/api/v2/youmi/promotion/track-visit?page_id=x'],
    ['GET', '/humorous/user-problem/problem-init?orderId=1'],
    ['POST', '/humorous/user-problem/problem-init'],
    ['POST', '/api/v1/youmi/youmi-api/service/loan/repayment-commit'],
  ] as const)('forwards %s %s', async (method, url) => {
    const { app } = await createHost();
    const payload = method === 'POST' && url.startsWith('/api/') ? {} : undefined;
    expect((await app.inject({ method, url, ...(payload && { payload }) })).statusCode).toBe(200);
    expect(lender.received).toMatchObject([{ method, url }]);
  });

  it.each([
    ['GET', '/humorous/v3/other', 404],
    ['GET', `${details}/more`, 404],
    ['GET', '/humorous/../admin', 404],
    ['POST', '/v3/loan-details/loan-details', 404],
    ['POST', '/humorous/service/login/sms-code-login', 404],
    ['GET', details, 405],
    ['DELETE', details, 405],
    ['GET', '/api/v2/youmi/service/channel/channel-template?templateId=x', 404],
    ['GET', '/admin', 404],
  ] as const)('does not forward %s %s', async (method, url, status) => {
    const { app } = await createHost();
    expect((await app.inject({ method, url })).statusCode).toBe(status);
    expect(lender.received).toEqual([]);
  });

  it('speaks wire paths, with the prefix before them', async () => {
    const paths = { '/v3/loan-details/loan-details': '/x1', '/api/v2/youmi/promotion/get-sid': '/api/y2' };
    const { app } = await createHost({
      brand: { ...demoBrand(), loanApiPrefix: '/p', wire: { paths, fields: {} } },
    });
    expect(
      (await app.inject({ method: 'POST', url: '/p/x1', headers: form, payload: 'a=1' })).statusCode,
    ).toBe(200);
    expect((await app.inject({ url: '/api/y2' })).statusCode).toBe(200);
    expect(lender.received.map(({ url }) => url)).toEqual(['/p/x1', '/api/y2']);
    for (const url of ['/p/v3/loan-details/loan-details', details, '/api/v2/youmi/promotion/get-sid']) {
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
    }
  });

  it('forwards the test login where the brand has developer tools', async () => {
    const { app } = await createHost({ brand: { ...demoBrand(), devTools: true } });
    expect(
      (await app.inject({ method: 'POST', url: '/humorous/service/login/sms-code-login' })).statusCode,
    ).toBe(200);
  });

  it('passes failures on, and asks once only', async () => {
    const { app } = await createHost();
    lender.answer = answerJson({ code: '99', message: 'no' }, 503);
    const reply = await app.inject({ url: '/api/v2/youmi/promotion/get-sid' });
    expect([reply.statusCode, reply.json()]).toEqual([503, { code: '99', message: 'no' }]);
    expect(lender.received).toHaveLength(1);
  });

  it('says 504 when the upstream keeps silent', async () => {
    const { app } = await createHost({ timeoutMs: 200 });
    lender.answer = () => undefined;
    const reply = await app.inject({ method: 'POST', url: details, headers: form, payload: 'a=1' });
    expect([reply.statusCode, reply.json()]).toEqual([504, { code: '504', message: '', data: null }]);
    expect(lender.received).toHaveLength(1);
  });

  it('says 502 when the upstream is not there or hangs up', async () => {
    const { app } = await createHost();
    lender.answer = (_request, response) => response.destroy();
    const cut = await app.inject({ method: 'POST', url: details, headers: form, payload: 'a=1' });
    expect([cut.statusCode, cut.json<{ code: string }>().code]).toEqual([502, '502']);
    expect(lender.received).toHaveLength(1);
    const nowhere = await createHost({ upstreamUrl: 'http://127.0.0.1:1' });
    expect((await nowhere.app.inject({ url: '/api/v2/youmi/promotion/get-sid' })).statusCode).toBe(502);
  });

  it('refuses bodies above 10 MB, with and without a length', async () => {
    const { app } = await createHost();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const upload = `${origin}/humorous/user-problem/upload-problem-img`;
    const chunk = new Uint8Array(1_048_576);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let sent = 0; sent < 11; sent += 1) controller.enqueue(chunk);
        controller.close();
      },
    });
    const chunked = await fetch(upload, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'a/b' },
    } as RequestInit);
    expect(chunked.status).toBe(413);
    const sized = await fetch(upload, { method: 'POST', body: new Uint8Array(11 * 1_048_576) });
    expect(sized.status).toBe(413);
    const allowed = await fetch(upload, { method: 'POST', body: new Uint8Array(9 * 1_048_576) });
    expect(allowed.status).toBe(200);
    expect(lender.received.map(({ body: bytes }) => bytes.byteLength)).toEqual([9 * 1_048_576]);
  });

  it('ends its request to the lender where an upload is cut off in the middle', async () => {
    const slowLender = createServer();
    await once(slowLender.listen(0, '127.0.0.1'), 'listening');
    const asked = once(slowLender, 'request') as Promise<[IncomingMessage]>;
    const { port } = slowLender.address() as AddressInfo;
    const { app, log } = await createHost({ upstreamUrl: `http://127.0.0.1:${port}`, timeoutMs: 60_000 });
    const { hostname, port: hostPort } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const phone = connect(Number(hostPort), hostname);
    const head = [
      'POST /humorous/user-problem/upload-problem-img HTTP/1.1',
      'host: h',
      'content-type: a/b',
      'content-length: 1000000',
      '',
      '',
    ];
    phone.write(head.join('\r\n') + 'x'.repeat(1_000));
    const [request] = await asked;
    const ended = new Promise<Error>((resolve) => request.once('error', resolve));
    request.resume();
    phone.destroy();
    expect(await ended).toMatchObject({ code: 'ECONNRESET' });
    expect(request.complete).toBe(false);
    expect(log.filter(({ level }) => level === 'error')).toEqual([]);
    slowLender.closeAllConnections();
    await new Promise((resolve) => slowLender.close(resolve));
  });
});
