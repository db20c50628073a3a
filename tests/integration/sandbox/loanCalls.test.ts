import contractDetail from '../../../src/generated/validators/replies/contractDetail';
import generateVcode from '../../../src/generated/validators/replies/generateVcode';
import getWhatsapp from '../../../src/generated/validators/replies/getWhatsapp';
import loanDetailConfirm from '../../../src/generated/validators/replies/loanDetailConfirm';
import loanDetails from '../../../src/generated/validators/replies/loanDetails';
import loanPlayDelayDetail from '../../../src/generated/validators/replies/loanPlayDelayDetail';
import loanPlayDetail from '../../../src/generated/validators/replies/loanPlayDetail';
import problemDetail from '../../../src/generated/validators/replies/problemDetail';
import problemInit from '../../../src/generated/validators/replies/problemInit';
import problemList from '../../../src/generated/validators/replies/problemList';
import { isEmptyOrZero } from '../../../src/kernel/shownValue';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { ask, calls, field, loanPrefix } from './borrower';
import { startSandbox, type RunningSandbox } from '../../support/sandbox';

const newFolder = provideTemporaryFolders();
let host: RunningSandbox;

beforeAll(async () => {
  const folder = newFolder();

  host = await startSandbox({ folder });
});

afterAll(() => host.close());

const orders = [
  '21001',
  '110001',
  '151001',
  '170001',
  '174001',
  '174002',
  '174003',
  '174004',
  '180001',
  '180002',
  '200001',
  '200002',
  '999001',
];
const products = ['1001', '1002', '1003', '1004'];
const languages = ['1', '2'] as const;

type Validate = { (value: unknown): boolean; errors?: unknown };

async function valid(path: string, fields: Record<string, string>, validate: Validate): Promise<void> {
  for (const language of languages) {
    const answer = await ask(host, path, fields, { language });
    expect(answer).toMatchObject({ status: 200, code: 0, message: expect.stringMatching(/./) });
    expect({ fields, isValid: validate(answer.data), errors: validate.errors ?? null }).toEqual({
      fields,
      isValid: true,
      errors: null,
    });
  }
}

describe('replies have the shapes of contract §5', () => {
  it.each(orders)('about order %s', async (orderId) => {
    await valid(calls.details, { orderId }, loanDetails);
    await valid(calls.contract, { orderNo: orderId }, contractDetail);
    await valid(calls.init, { orderId }, problemInit);
  });

  it.each(['174001', '174002', '174003', '174004', '180001', '180002'])(
    'about repaying order %s',
    async (orderId) => {
      await valid(calls.play, { orderId }, loanPlayDetail);
      for (const payCode of ['CORNER', 'PHARMACY', 'TRANSFER', 'ONLINE']) {
        await valid(calls.vcode, { orderId, payCode, requestType: '1', amount: '100' }, generateVcode);
      }
    },
  );

  it.each(['174001', '174003', '180001'])('about extending order %s', async (orderId) => {
    await valid(calls.delay, { orderId }, loanPlayDelayDetail);
    await valid(calls.vcode, { orderId, payCode: 'CORNER', requestType: '2', amount: '1' }, generateVcode);
  });

  it.each(products)('about product %s', async (productId) => {
    await valid(calls.confirm, { productId }, loanDetailConfirm);
    await valid(calls.contract, { orderNo: `offer-${productId}` }, contractDetail);
  });

  it('about complaints and the service', async () => {
    await valid(calls.list, {}, problemList);
    await valid(calls.detail, { problemId: '3001' }, problemDetail);
    await valid(calls.whatsapp, {}, getWhatsapp);
  });
});

describe('the demo borrower', () => {
  it('has orders in every status and an unknown one', async () => {
    const answer = await ask(host, calls.init);
    const orders = field(answer, 'orderList') as { orderNo: string; status: string }[];
    const statuses = new Set<unknown>();
    for (const { orderNo: orderId, status } of orders) {
      const details = await ask(host, calls.details, { orderId });
      statuses.add(field(details, 'orderStatus'));
      expect(status).toBe(field(details, 'noticeStatusText'));
    }
    expect(statuses).toEqual(new Set([21, 110, 151, 170, 174, 180, 200, 999]));
  });

  it('gets problem-init by GET too', async () => {
    const response = await host.app.inject({
      url: `${loanPrefix}${calls.init}`,
      query: { orderId: '180001' },
    });
    expect(response.json()).toMatchObject({ code: 0, data: { orderDetail: { orderNo: '180001' } } });
  });

  it('has an order with rows that pages hide, one with long names and nine-digit amounts', async () => {
    const sparse = await ask(host, calls.details, { orderId: '174004' });
    const rows = (field(sparse, 'userOrderDetail') as { detail: { value: string | number | null }[] }).detail;
    expect(rows.filter(({ value }) => isEmptyOrZero(value))).toHaveLength(5);
    const large = await ask(host, calls.contract, { orderNo: '174003' });
    expect(field(large, 'amount')).toBe(987_654_321);
    expect(String(field(large, 'productName')).length).toBeGreaterThan(60);
  });

  it('speaks the language that the query names, else the brand’s', async () => {
    const title = async (language?: '1' | '2') =>
      field(
        await ask(host, calls.details, { orderId: '180001' }, language ? { language } : {}),
        'noticeStatusText',
      );
    expect([await title('1'), await title('2'), await title()]).toEqual(['Overdue', 'Vencido', 'Vencido']);
  });

  it('means the first loan that can be repaid where no order is named', async () => {
    expect(field(await ask(host, calls.details), 'orderStatus')).toBe(174);
    expect(field(await ask(host, calls.details, { productId: '1002', orderId: '' }), 'productName')).toBe(
      'Crédito Flexible',
    );
  });

  it.each([
    [calls.details, { orderId: 'x' }, 110],
    [calls.play, { orderId: 'x' }, 110],
    [calls.play, { orderId: '200001' }, 130],
    [calls.delay, { orderId: '174002' }, 131],
    [calls.vcode, { orderId: '200001', payCode: 'CORNER' }, 130],
    [calls.vcode, { orderId: '174002', payCode: 'CORNER', requestType: '2' }, 131],
    [calls.vcode, { orderId: '174001', payCode: 'x' }, 132],
    [calls.contract, { orderNo: 'x' }, 110],
    [calls.contract, { orderNo: 'offer-x' }, 110],
    [calls.confirm, { productId: 'x' }, 111],
    [calls.detail, { problemId: 'x' }, 160],
  ])('is refused %s with %j by code %i', async (path, fields, code) => {
    const answer = await ask(host, path, fields);
    expect(answer).toMatchObject({ status: 200, code, message: expect.stringMatching(/./), data: null });
  });
});

describe('figures add up', () => {
  const number = (data: unknown, name: string): number =>
    (data as Record<string, number>)[name] ?? Number.NaN;

  it.each(products)('in the offer of product %s and its contract', async (productId) => {
    const { data: offer } = await ask(host, calls.confirm, { productId });
    const { data: contract } = await ask(host, calls.contract, { orderNo: `offer-${productId}` });
    expect(number(contract, 'giveAmount') + number(contract, 'commission')).toBe(number(contract, 'amount'));
    expect(number(contract, 'amount') + number(contract, 'Interest') + number(contract, 'IVA')).toBe(
      number(contract, 'contractAmount'),
    );
    expect(number(offer, 'amount')).toBe(number(contract, 'giveAmount'));
    const plan = (offer as { repay_plans: { amount: number }[] }).repay_plans;
    const total = plan.reduce((sum, { amount }) => sum + amount, 0);
    expect(total).toBe(number(contract, 'contractAmount') - number(offer, 'couNum'));
  });

  it('in what an overdue loan owes: contract, penalty of 3 % a day', async () => {
    const { data: contract } = await ask(host, calls.contract, { orderNo: '180001' });
    const { data: repay } = await ask(host, calls.play, { orderId: '180001' });
    const penalty = (number(contract, 'amount') * 3 * 10) / 100;
    expect(number(repay, 'repayAmount')).toBe(number(contract, 'contractAmount') + penalty);
  });

  it('in what an extension costs', async () => {
    const { data } = await ask(host, calls.delay, { orderId: '180001' });
    const { delayInfo, repayPlan } = data as {
      delayInfo: { delayAmount: number };
      repayPlan: { amount: number }[];
    };
    const parts = repayPlan.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0);
    expect(delayInfo.delayAmount).toBe(parts);
  });
});

describe('pictures', () => {
  const picture = (url: string) => host.app.inject({ url });

  it('that replies name exist, as images that are nothing else', async () => {
    const replies = [
      await ask(host, calls.init),
      await ask(host, calls.play, { orderId: '174001' }),
      await ask(host, calls.delay, { orderId: '174003' }),
      await ask(host, calls.vcode, { orderId: '174001', payCode: 'TRANSFER', requestType: '1' }),
      await ask(host, calls.list),
    ];
    const addresses = new Set(JSON.stringify(replies).match(/\/sandbox\/[^"]+/g));
    expect(addresses.size).toBeGreaterThan(10);
    for (const address of addresses) {
      const { statusCode, headers, body } = await picture(address);
      expect({ address, statusCode, headers }).toMatchObject({
        statusCode: 200,
        headers: { 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' },
      });
      expect(body).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    }
  });

  it.each([
    '/sandbox/pictures/none.svg',
    '/sandbox/pictures/barcode-a.svg',
    `/sandbox/pictures/qr-${'1'.repeat(41)}.svg`,
    '/sandbox/pictures/toString.svg',
  ])('are not at %s', async (address) => expect((await picture(address)).statusCode).toBe(404));
});

it('a call without a payload comes without a body, whatever Content-Type says of it', async () => {
  const url = '/api/v1/youmi/youmi-api/service/loan/repayment-way';
  const { statusCode } = await host.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
  });
  expect(statusCode).toBe(200);
});
