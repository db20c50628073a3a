import { createWire } from '../../../src/codec/wire';
import { readableFields } from '../../../src/generated/readableFields';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { calls } from './borrower';
import { brandWith, startSandbox, type RunningSandbox } from '../../support/sandbox';

const newFolder = provideTemporaryFolders();
const payWay = '/api/v1/youmi/youmi-api/service/loan';
const sentPaths = [
  ...Object.values(calls),
  ...['way', 'commit', 'confirm', 'huichao'].map((call) => `${payWay}/repayment-${call}`),
];
const names = {
  fields: Object.fromEntries(readableFields.map((name, position) => [name, `w${position}x`])),
  paths: Object.fromEntries(sentPaths.map((path, position) => [path, `/m/${position}`])),
};
const wire = createWire(names);
const brand = brandWith({ wire: names, loanApiPrefix: '/p' });
let host: RunningSandbox;

beforeEach(async () => {
  const folder = newFolder();

  host = await startSandbox({ folder, brand });
});

afterEach(() => host.close());

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [key, ...keysOf(child)]);
}

type Envelope = { code?: unknown; success?: unknown; data: unknown };

/** Sends wire names; the data comes back readable, once it is known that no readable name crossed. */
async function ask(
  path: string,
  fields: Record<string, string>,
  query: Record<string, string> = {},
): Promise<Envelope> {
  const isJson = path.startsWith('/api/');
  const sent = wire.encode(fields) as Record<string, string>;
  const response = await host.app.inject({
    method: 'POST',
    url: `${isJson ? '' : '/p'}${wire.path(path)}`,
    query: wire.encode(query) as Record<string, string>,
    payload: isJson ? sent : new URLSearchParams(sent).toString(),
    headers: isJson ? {} : { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const envelope = response.json<Envelope>();
  expect(keysOf(envelope.data).filter((key) => readableFields.includes(key))).toEqual([]);
  return { ...envelope, data: wire.decode(envelope.data) };
}

describe('a brand with wire names of its own', () => {
  it('confirms, takes on and shows a loan without a readable name', async () => {
    const sessionId = 'one';
    const { data } = await ask(
      calls.confirm,
      { productId: '1002', isType: '1' },
      { sessionId, language: '1' },
    );
    const offer = data as Record<string, string>;
    expect(data).toMatchObject({ amount: 823_200, repay_plans: [{ title: 'Payment 1 of 4' }, {}, {}, {}] });
    const payload = {
      amount: String(offer.amount),
      periods: String(offer.periods),
      termUnit: String(offer.termUnit),
      productId: '1002',
    };
    const pushed = await ask(calls.push, payload, { sessionId });
    const orderId =
      new URL(
        (pushed.data as { lendDetailsUrl: string }).lendDetailsUrl,
        'http://page.example',
      ).searchParams.get('orderId') ?? '';
    const shown = await ask(calls.details, { orderId }, { sessionId });
    expect(shown).toMatchObject({
      code: 0,
      data: { orderStatus: 21, userOrderDetail: { detail: expect.any(Array) } },
    });
    expect(await ask(calls.details, { orderId })).toMatchObject({ code: 110 });
  });

  it('repays by card and by channel', async () => {
    const list = await ask(calls.play, { orderId: '174001' });
    expect(list.data).toMatchObject({
      repayList: [{ list: [{ payCode: 'CORNER', BARcodeImg: expect.any(String) }, {}, {}] }, {}],
    });
    expect(
      (await ask(calls.vcode, { orderId: '174001', payCode: 'CORNER', requestType: '1' })).data,
    ).toMatchObject({
      repayDetail: { amount: 527_628, companyName: expect.any(String) },
    });
    expect((await ask(`${payWay}/repayment-way`, {})).data).toMatchObject({
      bankCards: [{ cardNo: expect.any(String) }, {}, {}],
    });
    const payment = { orderId: '174002', amount: '885352', cardId: '502' };
    expect(await ask(`${payWay}/repayment-commit`, payment)).toMatchObject({
      success: true,
      data: { needValid: 0 },
    });
  });

  it('complains with a picture', async () => {
    const form = new FormData();
    form.set(wire.field('problemImage'), new Blob([Buffer.from('ffd8ffe0', 'hex')]), 'a.jpg');
    const encoded = new Response(form);
    const response = await host.app.inject({
      method: 'POST',
      url: `/p${wire.path(calls.upload)}`,
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    });
    const { data } = response.json<Envelope>();
    expect(data).toEqual({ [wire.field('url')]: expect.stringMatching(/^\/sandbox\/uploads\//) });
    const { url } = wire.decode(data) as { url: string };
    const payload = { problemType: '3', problemDetail: 'x', problemImage: url, orderNo: '174001' };
    expect(await ask(calls.save, payload)).toMatchObject({ code: 0 });
  });

  it('does not know readable names', async () => {
    const response = await host.app.inject({
      method: 'POST',
      url: `/p${wire.path(calls.detail)}`,
      payload: new URLSearchParams({ problemId: '3001' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.statusCode).toBe(400);
    expect((await host.app.inject({ method: 'POST', url: `/p${calls.list}` })).statusCode).toBe(404);
  });
});
