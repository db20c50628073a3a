import type { LookupAddress } from 'node:dns';
import { startWebhookReceiver, type WebhookReceiver } from '../../../tests/support/webhookReceiver';
import { allowedAddresses } from './allowedAddress';
import { sendWebhook, type Sending } from './sendWebhook';

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.close());

const body = '{"type":"webhook.test"}';
const send = (more: Partial<Sending> = {}) =>
  sendWebhook({
    url: receiver.url,
    headers: { 'webhook-id': 'evt_1' },
    body,
    isAllowed: allowedAddresses(['loopback']),
    allowsHttp: true,
    ...more,
  });

const named = (more: Partial<Sending>) =>
  send({ url: receiver.url.replace('127.0.0.1', 'hooks.example'), ...more });
/** Each time it is asked, a name has the next of these addresses. */
const addresses = (...turns: readonly (readonly string[])[]) => {
  let turn = 0;
  const lookUp: Sending['lookUp'] = (_name, _options, done) => {
    const found = turns[Math.min(turn, turns.length - 1)] ?? [];
    turn += 1;
    done(
      null,
      found.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { lookUp, asked: () => turn };
};

it('sends the body once with its headers, and takes any 2xx', async () => {
  receiver.status = 299;
  expect(await send()).toEqual({ status: 299, problem: undefined });
  expect(receiver.received).toHaveLength(1);
  expect(receiver.received[0]).toMatchObject({
    body,
    headers: { 'webhook-id': 'evt_1', 'content-type': 'application/json; charset=utf-8' },
  });
});

it.each([400, 404, 410, 429, 500, 503])('takes %d for no', async (status) => {
  receiver.status = status;
  expect(await send()).toEqual({ status, problem: 'status' });
});

it.each([301, 302, 303, 307, 308])('follows no %d, wherever it leads', async (status) => {
  receiver.answer = (_request, response) =>
    response.writeHead(status, { location: 'http://169.254.169.254/latest/' }).end();
  expect(await send()).toEqual({ status, problem: 'redirect' });
  receiver.answer = (_request, response) => response.writeHead(status, { location: receiver.url }).end();
  expect(await send()).toEqual({ status, problem: 'redirect' });
  expect(receiver.received).toHaveLength(2);
});

it('reaches no address that is not allowed: as a literal, by a name, behind a name with another one', async () => {
  const isAllowed = allowedAddresses([]);
  expect(await send({ isAllowed })).toEqual({ status: undefined, problem: 'refusedAddress' });
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', '169.254.169.254'])
    expect(await named({ isAllowed, lookUp: addresses([address]).lookUp })).toEqual({
      status: undefined,
      problem: 'refusedAddress',
    });
  expect(receiver.received).toEqual([]);
  // Of several addresses only those that are allowed are tried.
  const both = addresses(['10.0.0.1', '127.0.0.1']);
  expect(await named({ lookUp: both.lookUp })).toMatchObject({ status: 204 });
});

it('asks for a name once and connects to what it looked at: a name that changes afterwards leads nowhere else', async () => {
  const changing = addresses(['8.8.8.8'], ['127.0.0.1']);
  const sent = await named({ isAllowed: allowedAddresses([]), lookUp: changing.lookUp, deadlineMs: 300 });
  expect(sent.status).toBeUndefined();
  expect(changing.asked()).toBe(1);
  expect(receiver.received).toEqual([]);
});

it('sends nothing without TLS unless that is allowed', async () => {
  expect(await send({ allowsHttp: false })).toEqual({ status: undefined, problem: 'notHttps' });
  expect(await send({ url: receiver.url.replace('http:', 'https:') })).toMatchObject({ status: undefined });
  expect(receiver.received).toEqual([]);
});

it('cuts an endless answer off, in its body and in its headers', async () => {
  let written = 0;
  receiver.answer = (_request, response) => {
    response.writeHead(200);
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(16_384))) written += 16_384;
    };
    response.on('drain', more);
    more();
  };
  expect(await send()).toEqual({ status: 200, problem: undefined });
  expect(written).toBeLessThan(64 * 1_048_576);
  receiver.answer = (_request, response) => response.writeHead(200, { 'x-long': 'y'.repeat(20_000) }).end();
  expect(await send()).toEqual({ status: undefined, problem: 'connection' });
});

it('waits for a slow receiver until the deadline and no longer', async () => {
  receiver.answer = () => undefined;
  const begun = performance.now();
  expect(await send({ deadlineMs: 200 })).toEqual({ status: undefined, problem: 'timeout' });
  receiver.answer = (_request, response) => {
    response.writeHead(200).write('.');
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  };
  expect(await send({ deadlineMs: 200 })).toEqual({ status: 200, problem: undefined });
  expect(performance.now() - begun).toBeLessThan(5_000);
});

it('says why nobody answered', async () => {
  const { url } = receiver;
  await receiver.close();
  expect(await send({ url })).toEqual({ status: undefined, problem: 'connection' });
  const missing: Sending['lookUp'] = (_name, _options, done) =>
    done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []);
  expect(await named({ lookUp: missing })).toEqual({ status: undefined, problem: 'noAddress' });
  receiver = await startWebhookReceiver();
});
