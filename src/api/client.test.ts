import { createWire } from '../codec/wire';
import { createFakeServer, type FakeAnswer } from '../../tests/support/fakeServer';
import { promotionEndpoints } from '../contract/endpoints';
import { createClient, type ClientOptions, type PromotionName } from './client';

const name = 'get-sid';
const path = '/api/v2/youmi/promotion/get-sid';
const templatePath = '/api/v2/youmi/service/channel/channel-template';
const ok = { body: { code: 0, message: 'ok', data: { sid: 's1' } } };

function setUp(answers: readonly FakeAnswer[], options: Partial<ClientOptions<PromotionName>> = {}) {
  const rest = [...answers];
  const server = createFakeServer({ [path]: () => rest.shift() ?? ok, '/sent': ok, '/x1': ok });
  const pauses: number[] = [];
  const client = createClient({
    endpoints: promotionEndpoints,
    origin: '',
    wire: createWire({ paths: {}, fields: {} }),
    headers: () => ({ crp_phe: '', language: '2' }),
    commonParameters: () => ({ appVersion: '1.0', language: '2' }),
    fetch: server.fetch,
    random: () => 0.5,
    delay: async (ms) => void pauses.push(ms),
    isOnline: () => true,
    ...options,
  });
  return { server, client, pauses };
}

describe('JSON client', () => {
  it('sends headers and common parameters, never credentials to another origin or a referrer', async () => {
    const { server, client } = setUp([]);
    const reply = await client.get(name, { sid: 'a', absent: undefined });
    expect(reply).toMatchObject({ ok: true, value: { code: '0', data: { sid: 's1' } } });
    expect(server.requests[0]).toMatchObject({
      query: { sid: 'a', appVersion: '1.0', language: '2' },
      headers: { crp_phe: '', language: '2', 'X-Requested-With': 'XMLHttpRequest' },
      init: { credentials: 'same-origin', referrerPolicy: 'no-referrer', redirect: 'manual' },
    });
    expect(Object.keys(server.requests[0]!.query)).not.toContain('absent');
  });

  it('speaks wire names outside and readable ones inside, but leaves documents as they are', async () => {
    const wire = createWire({
      paths: { [path]: '/x1' },
      fields: { sid: 'q7', phone: 'q8', appVersion: 'q9' },
    });
    const { server, client } = setUp([], { wire });
    server.answer(templatePath, { body: { code: '00', message: '', data: { q7: 's1' } } });
    server.answer('/x1', { body: { code: 0, message: '', data: { q7: 's1' } } });
    expect(await client.get(name, {})).toMatchObject({ value: { data: { sid: 's1' } } });
    expect(await client.get('channel-template', { templateId: 'a' })).toMatchObject({
      value: { data: { q7: 's1' } },
    });
    await client.post(name, { phone: '1', deep: [{ sid: '2' }] }, { 'Idempotency-Key': 'k' });
    expect(server.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/x1',
      query: { q9: '1.0' },
      headers: { 'Idempotency-Key': 'k', 'Content-Type': 'application/json' },
      body: { q8: '1', deep: [{ q7: '2' }] },
    });
  });

  it.each<[string, FakeAnswer, object]>([
    ['a lost connection', 'lost', { kind: 'offline' }],
    [
      'a status of failure, with the words of its envelope',
      { status: 403, body: { code: 9, message: 'no' } },
      { kind: 'http', status: 403, message: 'no' },
    ],
    [
      'a status of failure without an envelope',
      { status: 404, body: '<html>' },
      { kind: 'http', status: 404, message: '' },
    ],
    ['what is not JSON', { body: 'oops' }, { kind: 'malformed' }],
    ['JSON without a code', { body: { data: {} } }, { kind: 'malformed' }],
    ['an empty code', { body: { code: '', data: {} } }, { kind: 'malformed' }],
    ['a redirect, which would carry headers along', { status: 302, body: '' }, { kind: 'malformed' }],
    ['more than 10 MB', { body: `"${'x'.repeat(10 * 1024 * 1024)}"` }, { kind: 'malformed' }],
  ])('settles with a value for %s', async (_name, answer, expected) => {
    const { client } = setUp([answer, answer, answer]);
    expect(await client.get(name, {})).toEqual({ ok: false, error: expected });
  });

  it('gives up after 60 s', async () => {
    jest.useFakeTimers();
    try {
      const { client } = setUp(['silent']);
      const reply = client.get(name, {});
      const settled = jest.fn();
      void reply.then(settled);
      await jest.advanceTimersByTimeAsync(59_999);
      expect(settled).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(await reply).toEqual({ ok: false, error: { kind: 'timeout' } });
    } finally {
      jest.useRealTimers();
    }
  });

  it('tries a GET again at most twice, with growing pauses', async () => {
    const { client, server, pauses } = setUp(['lost', { status: 503, body: '' }, { status: 500, body: '' }]);
    expect(await client.get(name, {})).toMatchObject({ ok: false, error: { kind: 'http', status: 500 } });
    expect(server.requests).toHaveLength(3);
    expect(pauses).toEqual([300, 600]);
  });

  it('waits as long as the server asks, and not at all where that is too long', async () => {
    const asked = (seconds: string): FakeAnswer => ({
      status: 429,
      headers: { 'Retry-After': seconds },
      body: '',
    });
    const patient = setUp([asked('7')]);
    expect(await patient.client.get(name, {})).toMatchObject({ ok: true });
    expect(patient.pauses).toEqual([7000]);
    const refused = setUp([asked('31')]);
    expect(await refused.client.get(name, {})).toMatchObject({ ok: false, error: { status: 429 } });
    expect(refused.server.requests).toHaveLength(1);
  });

  it('neither retries a POST nor a call of a browser that knows itself offline', async () => {
    const posting = setUp(['lost']);
    expect(await posting.client.post(name, {})).toEqual({ ok: false, error: { kind: 'offline' } });
    expect(posting.server.requests).toHaveLength(1);
    const offline = setUp(['lost'], { isOnline: () => false });
    expect(await offline.client.get(name, {})).toEqual({ ok: false, error: { kind: 'offline' } });
    expect(offline.server.requests).toHaveLength(1);
  });
});
