import fc from 'fast-check';
import { createFakeServer } from '../../tests/support/fakeServer';
import { createWire, type WireNames } from '../codec/wire';
import { createFormClient } from './formClient';
import { dataOf } from './reply';
import { success } from '../kernel/result';
import validateOrders from '../generated/validators/replies/problemInit';

const noNames: WireNames = { paths: {}, fields: {} };

function clientOf(fetch: typeof globalThis.fetch, names: WireNames = noNames) {
  return createFormClient({
    origin: '/humorous',
    wire: createWire(names),
    headers: () => ({ swift: 's', eyes: 'e' }),
    commonParameters: () => ({ appVersion: '1.0', sessionId: 'secret' }),
    fetch,
    sendFile: async (address, init) => fetch(address, init),
  });
}

const ok = (data: unknown) => ({ body: { code: 0, message: '', data } });

describe('the form client', () => {
  it('posts a form below the prefix, common parameters in the query, its own headers', async () => {
    const server = createFakeServer({ '/humorous/v3/loan-details/google-score': ok({}) });
    const payload = { problemId: 'a&b', score: 5, note: null, absent: undefined };
    await clientOf(server.fetch).post('google-score', payload, { 'Idempotency-Key': 'k' });
    const [request] = server.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/humorous/v3/loan-details/google-score',
      query: { appVersion: '1.0', sessionId: 'secret' },
      headers: { swift: 's', eyes: 'e', 'X-Requested-With': 'XMLHttpRequest', 'Idempotency-Key': 'k' },
    });
    const body = request?.init.body as URLSearchParams;
    expect(body).toBeInstanceOf(URLSearchParams);
    expect(Object.fromEntries(body)).toEqual({ problemId: 'a&b', score: '5' });
  });

  it('maps the path before the prefix, and names in query, payload and reply at every depth', async () => {
    const names = {
      paths: { '/v3/loan-details/contract-detail': '/q/7' },
      fields: { orderNo: 'oo', appVersion: 'av', detail: 'dd', value: 'vv' },
    };
    const server = createFakeServer({ '/humorous/q/7': ok({ dd: [{ vv: 1, dd: { vv: null } }] }) });
    const reply = await clientOf(server.fetch, names).post('contract-detail', { orderNo: '1' });
    expect(reply).toMatchObject({
      ok: true,
      value: { data: { detail: [{ value: 1, detail: { value: null } }] } },
    });
    expect(server.requests[0]?.query).toEqual({ av: '1.0', sessionId: 'secret' });
    expect([...(server.requests[0]!.init.body as URLSearchParams).keys()]).toEqual(['oo']);
  });

  it('never lets a renamed field cross under its readable name', async () => {
    const field = fc.constantFrom('orderId', 'productId', 'amount', 'score', 'appVersion', 'sessionId');
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(field), async (renamed) => {
        const fields = Object.fromEntries(renamed.map((name, position) => [name, `w${position}`]));
        const server = createFakeServer({ '/humorous/v3/loan-details/google-score': ok(null) });
        const payload = { orderId: '1', productId: '2', amount: '3', score: 4 };
        await clientOf(server.fetch, { paths: {}, fields }).post('google-score', payload);
        const [request] = server.requests;
        const sent = [...Object.keys(request!.query), ...(request!.init.body as URLSearchParams).keys()];
        expect(sent.filter((name) => renamed.includes(name as never))).toEqual([]);
        expect(sent).toHaveLength(6);
      }),
    );
  });
});

describe('the envelope of a loan call', () => {
  const replyWith = async (code: unknown) => {
    const server = createFakeServer({
      '/humorous/v3/loan-details/google-score': { body: { code, message: 'No', data: null } },
    });
    return clientOf(server.fetch).post('google-score', { score: 5 });
  };

  it.each([0, '0', '00', '0.0'])('takes code %j for success', async (code) => {
    expect(await replyWith(code)).toMatchObject({ ok: true });
  });

  it.each([1, '1', -1, 'OK', 401])('takes code %j for a refusal in the words of the server', async (code) => {
    expect(await replyWith(code)).toEqual({
      ok: false,
      error: { kind: 'refused', code: String(code), message: 'No' },
    });
  });

  it.each([null, '', undefined, {}])('takes code %j for no envelope at all', async (code) => {
    expect(await replyWith(code)).toEqual({ ok: false, error: { kind: 'malformed' } });
  });
});

describe('a reply with wrong fields', () => {
  const replyWith = (data: unknown) => success({ code: '0', success: undefined, message: '', data });

  it('loses those fields and keeps the others', () => {
    const orderList = [
      { orderNo: '1', productName: {} },
      'nonsense',
      { orderNo: '2', list: [{ title: 't', value: [] }] },
    ];
    expect(dataOf(validateOrders, replyWith({ orderList, problemType: 5 }))).toEqual(
      success({ orderList: [{ orderNo: '1' }, { orderNo: '2', list: [{ title: 't' }] }] }),
    );
  });

  it.each([null, 'text', 7, [], undefined])('is as good as empty where the data is %j', (data) => {
    expect(dataOf(validateOrders, replyWith(data))).toEqual(success({}));
  });

  it('never throws and never gives a field of a wrong type, whatever comes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (data) => {
        const server = createFakeServer({ '/humorous/v3/loan-details/google-score': ok(data) });
        const result = dataOf(
          validateOrders,
          await clientOf(server.fetch).post('google-score', { score: 5 }),
        );
        expect(result.ok && validateOrders(result.value)).toBe(true);
      }),
    );
  });
});
