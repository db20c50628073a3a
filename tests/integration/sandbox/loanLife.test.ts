import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { ask, calls, field, offerOf, orderOf, pay, paymentCode, statusOf } from './borrower';
import { formatDate } from '../../../src/kernel/date';
import { startSandbox, type RunningSandbox } from '../../support/sandbox';

const newFolder = provideTemporaryFolders();
const day = 24 * 60 * 60 * 1000;
const mexicoCity = -6 * 60;
let now = Date.UTC(2026, 0, 31);
let folder: string;
let host: RunningSandbox;

const start = () => startSandbox({ folder, clock: () => now });

beforeEach(async () => {
  folder = newFolder();

  host = await start();
});

afterEach(() => host.close());

const orderNumbers = async (asking = {}) =>
  (field(await ask(host, calls.init, {}, asking), 'orderList') as { orderNo: string }[]).map(
    ({ orderNo }) => orderNo,
  );

describe('taking a loan on', () => {
  it('asks for a moment first, for a product that waits, and not on the reload', async () => {
    expect(field(await ask(host, calls.confirm, { productId: '1001' }), 'isNeedPop')).toBe(1);
    expect(field(await ask(host, calls.confirm, { productId: '1001', isType: 1 }), 'isNeedPop')).toBe(0);
    expect(field(await ask(host, calls.confirm, { productId: '1002' }), 'isNeedPop')).toBe(0);
  });

  it('leads to a new order, which goes on by itself until it is to be repaid', async () => {
    const answer = await ask(host, calls.push, await offerOf(host, '1001'));
    expect(field(answer, 'lendDetailsUrl')).toMatch(/^\/loanDetail\?orderId=\d{16}&productId=1001$/);
    const orderId = orderOf(answer);
    expect((await orderNumbers())[0]).toBe(orderId);
    const statuses: unknown[] = [];
    for (const wait of [0, 15_000, 15_000, 15_000, day]) {
      now += wait;
      statuses.push(await statusOf(host, orderId));
    }
    expect(statuses).toEqual([21, 151, 170, 174, 174]);
  });

  it('happens once under one key, after a restart too', async () => {
    const offer = await offerOf(host, '1002');
    const first = await ask(host, calls.push, offer, { key: 'one' });
    await host.close();
    host = await start();
    expect(await ask(host, calls.push, offer, { key: 'one' })).toEqual(first);
    expect(await orderNumbers()).toHaveLength(14);
    expect(orderOf(await ask(host, calls.push, offer, { key: 'two' }))).not.toBe(orderOf(first));
    expect(await ask(host, calls.push, { ...offer, periods: '1' }, { key: 'one' })).toMatchObject({
      status: 422,
    });
    expect(await ask(host, calls.push, offer, { key: 'one', sessionId: 'other' })).toMatchObject({
      status: 409,
    });
  });

  it.each([{ amount: '489999' }, { amount: '' }, { amount: 'x' }, { periods: '92' }])(
    'is refused with %j',
    async (change) => {
      const answer = await ask(host, calls.push, { ...(await offerOf(host, '1001')), ...change });
      expect(answer).toMatchObject({ code: 121, data: null });
      expect(await orderNumbers()).toHaveLength(13);
    },
  );
});

describe('paying at a shop', () => {
  const atSampleShop = { payCode: 'PAID', productId: '1001' };

  it('repays a loan some seconds after the sample shop’s instructions were opened, once', async () => {
    const orderId = '174001';
    await ask(host, calls.vcode, { ...atSampleShop, orderId, requestType: 1, amount: 527_628 });
    await ask(host, calls.vcode, { ...atSampleShop, orderId, requestType: 1, amount: 527_628 });
    now += 4_999;
    expect(await statusOf(host, orderId)).toBe(174);
    now += 1;
    expect(await statusOf(host, orderId)).toBe(200);
    expect(await ask(host, calls.play, { orderId })).toMatchObject({ code: 130 });
  });

  it('takes a part of what is owed', async () => {
    const orderId = '174001';
    const owed = field(await ask(host, calls.play, { orderId }), 'repayAmount') as number;
    const instructions = await ask(host, calls.vcode, {
      ...atSampleShop,
      orderId,
      requestType: 1,
      amount: 100_000,
    });
    expect(field(instructions, 'repayDetail')).toMatchObject({ amount: 100_000 });
    now += 5_000;
    expect(await statusOf(host, orderId)).toBe(174);
    expect(field(await ask(host, calls.play, { orderId }), 'repayAmount')).toBe(owed - 100_000);
  });

  it('extends an overdue loan by seven days from today, without its penalty, and only once', async () => {
    const orderId = '180001';
    const before = (await ask(host, calls.delay, { orderId })).data as {
      delayInfo: { delayAmount: number; delayTime: string };
    };
    const { delayAmount, delayTime } = before.delayInfo;
    expect(delayTime).toBe(formatDate(now + 7 * day, mexicoCity, 'date'));
    const instructions = await ask(host, calls.vcode, {
      ...atSampleShop,
      orderId,
      requestType: 2,
      amount: delayAmount,
    });
    expect(field(instructions, 'repayDetail')).toMatchObject({ amount: delayAmount });
    now += 5_000;
    const after = await ask(host, calls.details, { orderId });
    expect(after.data).toMatchObject({ orderStatus: 174, isDelay: 0 });
    expect((await ask(host, calls.play, { orderId })).data).toMatchObject({
      repayDate: delayTime,
      repayAmount: 527_628,
    });
    expect(await ask(host, calls.delay, { orderId })).toMatchObject({ code: 131 });
  });

  it('does nothing by itself at the other shops', async () => {
    await ask(host, calls.vcode, { orderId: '174001', payCode: 'CORNER', requestType: 1 });
    now += day;
    expect(await statusOf(host, '174001')).toBe(174);
  });
});

describe('paying by card', () => {
  const orderId = '174002';
  const commit = { orderId, amount: '885352', repayToken: 't', sendMsg: 0, couponId: '15' };

  it('shows cards and other ways', async () => {
    const { data, code } = await pay(host, 'way', { orderId });
    expect(code).toBe('00');
    expect(data).toMatchObject({ repayToken: expect.stringMatching(/./), alipay: expect.any(Array) });
    expect((data as { bankCards: unknown[] }).bankCards).toHaveLength(3);
  });

  it('is done at once with a card that needs no code', async () => {
    const answer = await pay(host, 'commit', { ...commit, cardId: '502' }, { key: 'a' });
    expect(answer).toMatchObject({ success: true, data: { needValid: 0 } });
    expect(answer).not.toHaveProperty('code');
    expect(await statusOf(host, orderId)).toBe(200);
    expect(await pay(host, 'commit', { ...commit, cardId: '502' }, { key: 'a' })).toEqual(answer);
    expect(await pay(host, 'commit', { ...commit, cardId: '502' }, { key: 'b' })).toMatchObject({
      code: '800005',
    });
  });

  it('is confirmed by the last code that was sent, once', async () => {
    const first = await pay(host, 'commit', { ...commit, cardId: '501' });
    const firstCode = paymentCode(host, orderId);
    const second = await pay(host, 'commit', { ...commit, cardId: '501', sendMsg: 1 });
    expect(first).toMatchObject({ success: true, data: { needValid: 1 } });
    expect(await statusOf(host, orderId)).toBe(174);
    const confirmation = { orderId, repaymentRecordId: field(second, 'repayRecordId') };
    const wrong = paymentCode(host, orderId) === '000000' ? '000001' : '000000';
    expect(await pay(host, 'confirm', { ...confirmation, verifyCode: wrong })).toMatchObject({
      code: '800006',
      success: false,
    });
    const right = { ...confirmation, verifyCode: paymentCode(host, orderId) };
    const done = await pay(host, 'confirm', right, { key: 'a' });
    expect(done).toMatchObject({ code: '00' });
    expect(await statusOf(host, orderId)).toBe(200);
    expect(await pay(host, 'confirm', right, { key: 'a' })).toEqual(done);
    expect(await pay(host, 'confirm', right, { key: 'b' })).toMatchObject({ code: '800005' });
    const earlier = { orderId, repaymentRecordId: field(first, 'repayRecordId'), verifyCode: firstCode };
    expect(await pay(host, 'confirm', earlier)).toMatchObject({ code: '800005' });
  });

  it('does not take a code after ten minutes', async () => {
    const { data } = await pay(host, 'commit', { ...commit, cardId: '501' });
    now += 10 * 60 * 1000;
    const confirmation = { orderId, repaymentRecordId: (data as { repayRecordId: string }).repayRecordId };
    expect(
      await pay(host, 'confirm', { ...confirmation, verifyCode: paymentCode(host, orderId) }),
    ).toMatchObject({
      code: '800008',
    });
  });

  it.each([
    [{ cardId: '999' }, '800004'],
    [{ cardId: '502', amount: '885353' }, '800007'],
    [{ cardId: '502', amount: '0' }, '800007'],
    [{ cardId: '502', amount: '8853.52' }, '800007'],
    [{ cardId: '502', orderId: 'x' }, '800001'],
    [{ cardId: '502', orderId: '200001' }, '800005'],
  ])('is refused with %j by code %s', async (change, code) => {
    expect(await pay(host, 'commit', { ...commit, ...change })).toMatchObject({
      success: false,
      code,
      data: null,
    });
    expect(await statusOf(host, orderId)).toBe(174);
  });

  it('at a provider leads back to the loan, which is repaid some seconds later', async () => {
    const answer = await pay(host, 'huichao', { userId: '7001', orderId, amount: '885352' });
    expect(answer).toMatchObject({ code: '00', data: { url: '/loanDetail?orderId=174002&productId=1002' } });
    expect(await statusOf(host, orderId)).toBe(174);
    now += 5_000;
    expect(await statusOf(host, orderId)).toBe(200);
  });

  it('leads to the cards from a loan that says so', async () => {
    const address = String(field(await ask(host, calls.details, { orderId }), 'h5Url'));
    expect(address).toBe('/ynRepay?orderId=174002&productId=1002&amount=885352&userId=7001&couponId=15');
  });
});

describe('borrowers', () => {
  it('of different sessions have loans of their own, kept without their session', async () => {
    await pay(
      host,
      'commit',
      { orderId: '174002', amount: '885352', cardId: '502' },
      { sessionId: 'secret-session' },
    );
    expect(await statusOf(host, '174002', { sessionId: 'secret-session' })).toBe(200);
    expect(await statusOf(host, '174002', { sessionId: 'another' })).toBe(174);
    expect(await statusOf(host, '174002')).toBe(174);
    const rows = await host.store.selectFrom('borrowers').selectAll().execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it('start anew after two weeks, and leave nothing behind', async () => {
    await ask(host, calls.push, await offerOf(host, '1001'));
    await pay(host, 'commit', { orderId: '174002', amount: '885352', cardId: '502' });
    now += 14 * day;
    expect(await statusOf(host, '174002')).toBe(174);
    expect(await orderNumbers()).toHaveLength(13);
    expect(await host.store.selectFrom('payments').selectAll().execute()).toEqual([]);
  });

  it('rate the app once', async () => {
    expect(field(await ask(host, calls.details, { orderId: '200001' }), 'isScore')).toBe(1);
    for (const score of ['0', '6', '2.5'])
      expect(await ask(host, calls.score, { score })).toMatchObject({ code: 140 });
    expect(await ask(host, calls.score, { score: 4 })).toMatchObject({ code: 0 });
    expect(field(await ask(host, calls.details, { orderId: '200001' }), 'isScore')).toBe(0);
  });

  it('of one telephone get one session from the test page’s sign-in', async () => {
    const login = (username: string) => ask(host, calls.login, { username, smsCode: '1' });
    const session = field(await login('55'), 'sessionId');
    expect(session).toEqual(expect.stringMatching(/./));
    expect(field(await login('55'), 'sessionId')).toBe(session);
    expect(field(await login('56'), 'sessionId')).not.toBe(session);
  });
});
