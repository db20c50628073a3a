import type { AddressInfo } from 'node:net';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import loanDetails from '../../../src/generated/validators/replies/loanDetails';
import { ask, calls, field, loanPrefix, offerOf, pay, statusOf } from './borrower';
import { createSandboxTables, startSandboxHost, type SandboxHost } from './sandboxHost';

const newFolder = provideTemporaryFolders();
let now = Date.UTC(2026, 0, 31);
let host: SandboxHost;

beforeEach(async () => {
  const dataFolder = newFolder();
  await createSandboxTables({ dataFolder });
  host = await startSandboxHost({ dataFolder, clock: () => now });
});

afterEach(() => host.close());

/** Asks over a real connection, which can be cut. */
async function askOverNetwork(path: string, fields: Record<string, string>, key = 'key'): Promise<Response> {
  if (!host.app.server.listening) await host.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = host.app.server.address() as AddressInfo;
  const headers = { 'idempotency-key': key, connection: 'close' };
  return fetch(`http://127.0.0.1:${port}${loanPrefix}${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
}

const orders = async () => (field(await ask(host, calls.init), 'orderList') as unknown[]).length;
const marked = (behaviour: string) => ({ orderId: `180001~loan-details~${behaviour}` });

describe('a marked id makes a call that reads', () => {
  it.each([
    ['500', { status: 500, code: 500 }],
    ['401', { status: 401, code: 401 }],
    ['code401', { status: 200, code: 401 }],
    ['900', { status: 200, code: 900, data: null }],
    ['none', { status: 200, code: 0, data: null }],
  ])('with %s answer %j, every time', async (behaviour, expected) => {
    for (let time = 0; time < 2; time += 1) {
      expect(await ask(host, calls.details, marked(behaviour))).toMatchObject({
        ...expected,
        message: expect.stringMatching(/./),
      });
    }
  });

  it('with once fail the first time of a minute', async () => {
    const statuses: number[] = [];
    for (const wait of [0, 0, 0, 60_000, 0]) {
      now += wait;
      statuses.push((await ask(host, calls.details, marked('once'))).status);
    }
    expect(statuses).toEqual([500, 200, 200, 500, 200]);
  });

  it('with nulls and types reply with nothing usable in every field', async () => {
    const nulls = await ask(host, calls.details, marked('nulls'));
    expect(Object.values(nulls.data as object).every((value) => value === null)).toBe(true);
    expect(Object.keys(nulls.data as object).length).toBeGreaterThan(8);
    expect(loanDetails(nulls.data)).toBe(true);
    expect(loanDetails((await ask(host, calls.details, marked('types'))).data)).toBe(false);
  });

  it('with elsewhere lead to a foreign origin', async () => {
    const answer = await ask(host, calls.details, marked('elsewhere'));
    expect(answer.data).toMatchObject({ orderStatus: 180, h5Url: 'https://elsewhere.example/' });
  });

  it('with 000 and 088 give no readable reply', async () => {
    await expect(askOverNetwork(calls.details, marked('000'))).rejects.toThrow();
    await expect((await askOverNetwork(calls.details, marked('088'))).json()).rejects.toThrow();
  });

  it('and leaves the other calls alone', async () => {
    expect(await ask(host, calls.play, marked('500'))).toMatchObject({ code: 0 });
    expect(await ask(host, calls.details, { orderId: '180001~loan-play-detail~500' })).toMatchObject({
      code: 0,
    });
    expect(await ask(host, calls.details, { orderId: '180001~loan-details~what' })).toMatchObject({
      code: 0,
    });
  });

  it('also where it is a product, a complaint or the session', async () => {
    expect(await ask(host, calls.confirm, { productId: '1001~loan-detail-confirm~900' })).toMatchObject({
      code: 900,
    });
    expect(await ask(host, calls.detail, { problemId: '3001~problem-detail~900' })).toMatchObject({
      code: 900,
    });
    expect(await ask(host, calls.list, {}, { sessionId: 'qa~problem-list~900' })).toMatchObject({
      code: 900,
    });
    expect(await ask(host, calls.whatsapp, {}, { sessionId: 'qa~problem-list~900' })).toMatchObject({
      code: 0,
    });
  });
});

describe('a marked id makes a call that acts', () => {
  const offer = async (behaviour: string) => ({
    ...(await offerOf(host, '1002')),
    productId: `1002~loan-detail-push~${behaviour}`,
  });

  it.each(['500', '401', 'code401', '900'])('with %s be answered and not done', async (behaviour) => {
    const answer = await ask(host, calls.push, await offer(behaviour));
    expect(answer.code).not.toBe(0);
    expect(await orders()).toBe(13);
  });

  it('with 000 be cut and not done', async () => {
    await expect(askOverNetwork(calls.push, await offer('000'))).rejects.toThrow();
    expect(await orders()).toBe(13);
  });

  it('with once be done by the repeat', async () => {
    const payload = await offer('once');
    expect(await ask(host, calls.push, payload, { key: 'a' })).toMatchObject({ status: 500 });
    expect(await ask(host, calls.push, payload, { key: 'a' })).toMatchObject({ code: 0 });
    expect(await orders()).toBe(14);
  });

  it('with 099 be done though the reply is lost; the same key gets it and no second loan', async () => {
    const payload = await offer('099');
    // It begins, or browsers would ask again by themselves.
    await expect((await askOverNetwork(calls.push, payload)).text()).rejects.toThrow();
    expect(await orders()).toBe(14);
    expect(await (await askOverNetwork(calls.push, payload)).json()).toMatchObject({ code: 0 });
    expect(await orders()).toBe(14);
  });

  it('with 800005 and 800006 be refused as the pay-way refuses', async () => {
    const payment = { amount: '885352', cardId: '502' };
    for (const code of ['800005', '800006']) {
      const orderId = `174002~repayment-commit~${code}`;
      expect(await pay(host, 'commit', { ...payment, orderId })).toMatchObject({ code, data: null });
    }
    expect(await statusOf(host, '174002')).toBe(174);
    expect(await pay(host, 'commit', { ...payment, orderId: '174002~repayment-confirm~900' })).toMatchObject({
      success: true,
    });
    expect(await statusOf(host, '174002')).toBe(200);
  });
});
