import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGunzip, gzipSync } from 'node:zlib';
import { registerUpstream } from '../../../src/host/calls/proxy/registerUpstream';
import { LenderClient, type LenderOutcome } from '../../../src/host/delivery/lender/lenderClient';
import { secretNames } from '../../../src/kernel/pageAddress';
import { demoBrand } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, type TestApp, type TestAppOptions } from '../../support/testApp';
import { until } from '../../support/until';

const temporaryFolder = provideTemporaryFolders();

interface Asked {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A lender that answers each call as a test says, and remembers who asked for what. */
async function startLender(answer: (asked: Asked, reply: ServerResponse) => void | Promise<void>) {
  const asked: Asked[] = [];
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      const call = { url: request.url ?? '', headers: request.headers, body };
      asked.push(call);
      return answer(call, reply);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    asked,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const sendData = (
  reply: ServerResponse,
  data: unknown,
  encode: (text: string) => string | Buffer = (body) => body,
): void => {
  reply.setHeader('content-type', 'application/json');
  reply.end(encode(JSON.stringify({ code: 0, message: '', data })));
};

let finishers: (() => unknown)[] = [];
afterEach(async () => {
  for (const finish of finishers.splice(0).reverse()) await finish();
});

async function startHost(
  answer: Parameters<typeof startLender>[0],
  {
    contentDeadlineMs = 25_000,
    publicOrigin,
  }: Pick<TestAppOptions, 'contentDeadlineMs' | 'publicOrigin'> = {},
) {
  const lender = await startLender(answer);
  const outcomes: LenderOutcome[] = [];
  const client = new LenderClient({
    origin: lender.origin,
    observer: { callEnded: (_call, outcome) => outcomes.push(outcome), turnedAway: () => undefined },
  });
  const host: TestApp = await createTestApp({
    folder: temporaryFolder(),
    contentDeadlineMs,
    publicOrigin,
    registerCalls: (calls) => registerUpstream(calls, { brand: demoBrand(), lender: client }),
  });
  finishers = [lender.close, () => host.app.close()];
  return { lender, host, outcomes, get: (url: string) => host.app.inject({ url }) };
}

const rootOf = (body: string): string => /<div id="root" data-holds-links>(.*)<\/div>/s.exec(body)?.[1] ?? '';

const addressOf = (orderId: string, session: string): string =>
  `/loanDetail?productId=p1&orderId=${orderId}&language=1&sessionId=${session}&swift=swift-${session}&eyes=eyes-${session}`;

const loan = (name: string) => ({ productName: name, noticeStatusText: 'On time', orderStatus: 1 });

it('shows what the lender says in the first HTML, asked for as the page itself asks', async () => {
  const { lender, get, host } = await startHost((_asked, reply) => sendData(reply, loan('Agile Loan')));
  const page = await get(addressOf('o1', 's1'));
  expect(page.statusCode).toBe(200);
  expect(rootOf(page.body)).toContain('Agile Loan');
  expect(lender.asked).toHaveLength(1);
  const [call] = lender.asked;
  expect(call?.headers).toMatchObject({
    swift: 'swift-s1',
    eyes: 'eyes-s1',
    'x-requested-with': 'XMLHttpRequest',
  });
  expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({ productId: 'p1', orderId: 'o1' });
  expect(new URL(call?.url ?? '', lender.origin).searchParams.get('sessionId')).toBe('s1');
  // One name for both, so that logs of host and lender can be read together.
  expect(call?.headers['x-request-id']).toBe(page.headers['x-request-id']);
  expect(host.log.filter(({ level }) => level === 'error')).toEqual([]);
});

it('keeps no page of a person in any cache, and no secret in any page', async () => {
  const { get, host } = await startHost((_asked, reply) => sendData(reply, loan('Agile Loan')));
  const secrets = secretNames.map((name) => `${name}=hidden-${name}`).join('&');
  const page = await get(`/loanDetail?productId=p1&orderId=o1&${secrets}`);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.headers['cdn-cache-control']).toBeUndefined();
  expect(page.headers.etag).toBeUndefined();
  expect(rootOf(page.body)).toContain('Agile Loan');
  expect(page.body).not.toContain('hidden-');
  expect(JSON.stringify(host.log)).not.toContain('hidden-');
  expect(JSON.stringify(host.log)).not.toContain('Agile Loan');
  const shell = await get('/loanDetail?productId=p1&orderId=o1');
  expect(shell.headers['cache-control']).toBe('no-cache');
  expect(shell.body).not.toContain('Agile Loan');
});

it('gives two borrowers who ask at once each their own loan', async () => {
  const waiting: (() => void)[] = [];
  const { get } = await startHost(async ({ headers }, reply) => {
    // Both are asked for before either is answered, the later one first.
    await new Promise<void>((resolve) => {
      waiting.unshift(resolve);
      if (waiting.length === 20) waiting.forEach((goOn) => goOn());
    });
    sendData(reply, loan(`Loan of ${String(headers.swift)}`));
  });
  const people = Array.from({ length: 20 }, (_, number) => `s${number}`);
  const pages = await Promise.all(people.map((person) => get(addressOf(`o-${person}`, person))));
  pages.forEach(({ body }, number) => {
    expect(body.match(/Loan of swift-s\d+/g)?.every((name) => name === `Loan of swift-s${number}`)).toBe(
      true,
    );
    expect(rootOf(body)).toContain(`Loan of swift-s${number}`);
  });
});

it('shows a refusal at once, in the lender’s own words', async () => {
  const { get } = await startHost((_asked, reply) => {
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify({ code: 77, message: 'This loan is under review', data: null }));
  });
  const page = await get(addressOf('o1', 's1'));
  expect(rootOf(page.body)).toContain('This loan is under review');
});

it('reads a reply that is compressed though nobody asked for that', async () => {
  const { get } = await startHost((_asked, reply) => {
    reply.setHeader('content-encoding', 'gzip');
    sendData(reply, loan('Agile Loan'), gzipSync);
  });
  expect(rootOf((await get(addressOf('o1', 's1'))).body)).toContain('Agile Loan');
});

it.each<[string, (reply: ServerResponse) => void]>([
  ['a page instead of a reply', (reply) => reply.end('<html>maintenance</html>')],
  ['no content', (reply) => reply.writeHead(204).end()],
  ['bytes that can not be decoded', (reply) => reply.setHeader('content-encoding', 'gzip').end('{}')],
])('draws nothing of %s, so that the page asks by itself', async (_what, answer) => {
  const { get, host } = await startHost((_asked, reply) => answer(reply));
  const { body } = await get(addressOf('o1', 's1'));
  expect(rootOf(body)).toBe('');
  expect(body).not.toContain('vitrina-reading');
  expect(host.log).toContainEqual(expect.objectContaining({ path: '/loanDetail', level: 'warn' }));
});

it.each([undefined, 'https://pages.example'])(
  'tells for which origin it was drawn, so that a page at another draws it anew: %s',
  async (publicOrigin) => {
    const { host } = await startHost((_asked, reply) => sendData(reply, loan('Agile Loan')), {
      publicOrigin,
    });
    const { body } = await host.app.inject({
      url: addressOf('o1', 's1'),
      headers: { host: 'here.example:8080' },
    });
    const [, told = ''] = /id="vitrina-reading"[^>]*>([^<]+)/.exec(body) ?? [];
    expect(JSON.parse(told)).toMatchObject({ origin: publicOrigin ?? 'http://here.example:8080' });
  },
);

it('escapes what the lender says, in the page and in its data', async () => {
  const name = '</script><img src=x onerror=alert(1)>';
  const { get } = await startHost((_asked, reply) => sendData(reply, loan(name)));
  const page = await get(addressOf('o1', 's1'));
  expect(page.body).not.toContain('<img src=x');
  expect(page.body).not.toContain('</script><img');
});

describe('a lender that takes its time', () => {
  /** A page over a real connection, as its bytes come. */
  async function openPage(app: TestApp['app'], address: string, encoding: 'identity' | 'gzip') {
    const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const asking = httpRequest(new URL(address, origin), { headers: { 'accept-encoding': encoding } });
    asking.end();
    const [reply] = (await once(asking, 'response')) as [IncomingMessage];
    return { asking, reply, body: encoding === 'gzip' ? reply.pipe(createGunzip()) : reply };
  }

  it.each(['identity', 'gzip'] as const)('does not hold up head and skeleton: %s', async (encoding) => {
    let answer = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const { host } = await startHost(async (_asked, reply) => {
      await isAnswered;
      sendData(reply, loan('Agile Loan'));
    });
    const { body } = await openPage(host.app, addressOf('o1', 's1'), encoding);
    let come = '';
    for await (const part of body.setEncoding('utf8')) {
      come += String(part);
      if (come.includes('vitrina-brand') && !come.includes('id="root"')) {
        expect(come).toContain('aria-busy="true"');
        expect(come).toContain('src="/assets/borrower.js"');
        answer();
      }
    }
    expect(rootOf(come)).toContain('Agile Loan');
  });

  it('is not waited for beyond the deadline: the page ends, and its script asks again', async () => {
    const { host, lender, outcomes } = await startHost(() => undefined, { contentDeadlineMs: 300 });
    const { body } = await openPage(host.app, addressOf('o1', 's1'), 'identity');
    const whole = await text(body);
    expect(rootOf(whole)).toBe('');
    expect(whole).toContain('aria-busy="true"');
    expect(whole).not.toContain('vitrina-reading');
    expect(whole.endsWith('</html>')).toBe(true);
    expect(lender.asked).toHaveLength(1);
    // Nobody failed: no alarm hears of it, and no line warns.
    await until(async () => outcomes.length > 0);
    expect(outcomes).toEqual(['cancelled']);
    await until(async () => host.log.some(({ status }) => status === 499));
    expect(host.log.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  it('is not asked by a host that is ending, and the page does not claim that there is no connection', async () => {
    const { host, lender } = await startHost((_asked, reply) => sendData(reply, loan('Agile Loan')));
    jest.spyOn(host.app, 'inject').mockRejectedValue(new Error('Server is closed'));
    const { body } = await openPage(host.app, addressOf('o1', 's1'), 'identity');
    expect(rootOf(await text(body))).toBe('');
    expect(lender.asked).toEqual([]);
  });

  it('hears that nobody waits any more', async () => {
    let isDropped: Promise<unknown> | undefined;
    let tellAsked: () => void;
    const asked = new Promise<void>((resolve) => (tellAsked = resolve));
    const { host } = await startHost((_asked, reply) => {
      isDropped = once(reply, 'close');
      tellAsked();
    });
    const { asking, reply } = await openPage(host.app, addressOf('o1', 's1'), 'identity');
    reply.on('error', () => undefined).resume();
    await asked;
    asking.destroy();
    await isDropped;
    expect(host.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

it.each([
  '/carpmm?orderId=o1&amount=100&sessionId=s1',
  '/bindBank?sessionId=s1',
  '/error?sessionId=s1',
  '/complainPageNext?sessionId=s1',
])('%s asks the lender for nothing', async (address) => {
  const { get, lender } = await startHost((_asked, reply) => sendData(reply, {}));
  expect((await get(address)).statusCode).toBe(200);
  expect(lender.asked).toEqual([]);
});

it('asks for nothing where only the head is wanted', async () => {
  const { host, lender } = await startHost((_asked, reply) => sendData(reply, {}));
  const url = addressOf('o1', 's1');
  const head = await host.app.inject({ method: 'HEAD', url });
  expect(lender.asked).toEqual([]);
  const page = await host.app.inject({ url });
  const headersOf = ({ headers }: typeof page) => ({
    ...headers,
    'x-request-id': '',
    date: '',
    'transfer-encoding': '',
  });
  expect(headersOf(head)).toEqual(headersOf(page));
  expect(head.headers['cache-control']).toBe('private, no-store');
  expect(head.body).toBe('');
});

it('asks for nothing for a page that a browser fetches before anybody wants it', async () => {
  const { host, lender } = await startHost((_asked, reply) => sendData(reply, loan('Agile Loan')));
  for (const purpose of ['prefetch', 'prefetch;prerender']) {
    const page = await host.app.inject({
      url: addressOf('o1', 's1'),
      headers: { 'sec-purpose': purpose },
    });
    expect([page.statusCode, lender.asked]).toEqual([200, []]);
  }
});
