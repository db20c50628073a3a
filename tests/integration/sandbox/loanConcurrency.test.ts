import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { ask, calls, field, offerOf, orderOf, pay, paymentCode, readAnswer, loanPrefix } from './borrower';
import { startSandbox, type RunningSandbox } from '../../support/sandbox';

const newFolder = provideTemporaryFolders();
const start = Date.UTC(2026, 0, 31);
let now = start;

describe('calls that come at once', () => {
  let host: RunningSandbox;

  beforeEach(async () => {
    now = start;
    host = await startSandbox({ folder: newFolder(), clock: () => now });
  });

  afterEach(() => host.close());

  /** The same call several times at once. */
  const atOnce = <Value>(times: number, call: (host: RunningSandbox, index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: times }, (_, index) => call(host, index)));

  const orderNumbers = async () =>
    (field(await ask(host, calls.init), 'orderList') as { orderNo: string }[]).map(({ orderNo }) => orderNo);

  it('give a new borrower one set of orders, however many calls come first', async () => {
    const answers = await atOnce(8, (host) => ask(host, calls.init));
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0));
    expect(await orderNumbers()).toHaveLength(13);
  });

  it('take on one loan for pushes that come at once under one key', async () => {
    const offer = await offerOf(host, '1001');
    const answers = await atOnce(8, (host) => ask(host, calls.push, offer, { key: 'one' }));
    expect(new Set(answers.map(orderOf)).size).toBe(1);
    expect(await orderNumbers()).toHaveLength(14);
  });

  it('answer a key of another session with an open outcome, and take on nothing', async () => {
    const offer = await offerOf(host, '1001');
    const count = async (sessionId: string) =>
      (field(await ask(host, calls.init, {}, { sessionId }), 'orderList') as unknown[]).length;
    await ask(host, calls.push, offer, { key: 'one', sessionId: 's1' });
    const answers = await atOnce(4, (host, index) =>
      ask(host, calls.push, offer, { key: 'one', sessionId: `anew ${index}` }),
    );
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 409, code: 'outcomeOpen', data: null });
    expect([await count('s1'), await count('anew 0')]).toEqual([14, 13]);
  });

  it('take the money for a loan once, whichever card is first', async () => {
    const payment = { orderId: '174002', amount: '885352', cardId: '502' };
    const answers = await atOnce(6, (host, index) => pay(host, 'commit', payment, { key: `key${index}` }));
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === '800005')).toHaveLength(5);
  });

  it('take each part of a loan that is paid in parts', async () => {
    await atOnce(5, (host) => pay(host, 'commit', { orderId: '174002', amount: '100000', cardId: '502' }));
    expect(field(await ask(host, calls.play, { orderId: '174002' }), 'repayAmount')).toBe(385_352);
  });

  it('confirm a payment once', async () => {
    const { data } = await pay(host, 'commit', { orderId: '174002', amount: '100000', cardId: '501' });
    const { repayRecordId } = data as { repayRecordId: string };
    const verifyCode = paymentCode(host, '174002');
    const confirmation = { orderId: '174002', repaymentRecordId: repayRecordId, verifyCode };
    const answers = await atOnce(6, (host) => pay(host, 'confirm', confirmation));
    expect(answers.map(({ code }) => code).sort()).toEqual([
      '00',
      '800005',
      '800005',
      '800005',
      '800005',
      '800005',
    ]);
    expect(field(await ask(host, calls.play, { orderId: '174002' }), 'repayAmount')).toBe(785_352);
  });

  it('settle what was paid at a shop once, though many calls find it', async () => {
    const instructions = { orderId: '174001', payCode: 'PAID', requestType: 1, amount: 100_000 };
    await atOnce(4, (host) => ask(host, calls.vcode, instructions));
    now += 5_000;
    const answers = await atOnce(6, (host) => ask(host, calls.play, { orderId: '174001' }));
    expect(answers.map((answer) => field(answer, 'repayAmount'))).toEqual(answers.map(() => 427_628));
  });

  it('keep a picture’s bytes', async () => {
    const content = Buffer.concat([
      Buffer.from('ffd8ff', 'hex'),
      Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
    ]);
    const form = new FormData();
    form.set('problemImage', new Blob([content]), 'a.jpg');
    const encoded = new Response(form);
    const response = await host.app.inject({
      method: 'POST',
      url: `${loanPrefix}${calls.upload}`,
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    });
    const url = String(field(readAnswer(response), 'url'));
    expect((await host.app.inject({ url })).rawPayload).toEqual(content);
  });
});
