import { act, screen, within } from '@testing-library/react';
import {
  closeBorrowerPage,
  formOf,
  loanCall,
  ok,
  openBorrowerPage,
  refused,
  settle,
  type BorrowerPageOptions,
} from '../../../../tests/support/borrowerPage';
import { pageChosen } from '../../../events/navigation';

const detailsPath = loanCall('/v3/loan-details/loan-details');
const contractPath = loanCall('/v3/loan-details/contract-detail');

const details = {
  orderStatus: 174,
  noticeStatusText: 'To be repaid',
  isNewContract: '/loanAgreement?orderNo=o1',
};
const contract = {
  daiDate: '2026-11-23',
  planDate: '2027-02-22',
  amount: 500_000,
  giveAmount: 490_000,
  contractAmount: 527_628,
};
const rules = {
  coolingOffDays: { value: 3, unit: 'days' },
  coolingOffCost: { value: 'principalAndProportionateApr', unit: 'choice' },
} as const;

let now: jest.SpyInstance<number>;
const itIs = (moment: string) => now.mockReturnValue(Date.parse(moment));
beforeEach(() => {
  now = jest.spyOn(Date, 'now');
  itIs('2026-11-24T12:00:00+05:30');
});
afterEach(() => {
  closeBorrowerPage();
  jest.restoreAllMocks();
});

interface Lender extends BorrowerPageOptions {
  readonly details?: object;
  readonly contract?: object;
  readonly language?: 1 | 2;
}

async function openLoan(lender: Lender = {}) {
  const page = await openBorrowerPage(
    `/loanDetail?productId=p1&orderId=o1&language=${lender.language ?? 1}`,
    {
      marketRules: rules,
      ...lender,
      brand: { languageType: 1, ...lender.brand },
      routes: {
        [detailsPath]: ok({ ...details, ...lender.details }),
        [contractPath]: ok({ ...contract, ...lender.contract }),
        ...lender.routes,
      },
    },
  );
  await screen.findByText('To be repaid');
  return page;
}

/** Once whatever may still come has come: its code is loaded by then. */
async function nothingComes() {
  await act(() => import('./LeavingContent'));
  for (let turn = 0; turn < 5; turn += 1) await settle();
  expect(screen.queryByTestId('loan-leaving')).toBeNull();
}

const leaving = () => screen.findByTestId('loan-leaving');
const text = async () => (await leaving()).textContent.replaceAll('\u2060', '');

it('a loan says until when it can be given back, what that costs today, and how', async () => {
  const { server } = await openLoan({ brand: { withdrawalLink: 'https://lender.example/leave' } });
  expect(await text()).toBe(
    [
      'If you change your mind',
      'You can give this loan back until the end of 2026-11-26.',
      'You pay back what was paid out to you and the APR for the days that you had it. There is no penalty.',
      'If you give it back today (2026-11-24)₹4,904.13',
      'Calculated from your contract. Payments that you have already made are not taken off.',
      'Give the loan back',
    ].join(''),
  );
  expect(
    within(await leaving())
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('https://lender.example/leave');
  expect(server.to(contractPath).map(({ init }) => formOf(init))).toEqual([{ orderNo: 'o1' }]);
});

it('in Spanish too', async () => {
  await openLoan({ language: 2 });
  expect(await text()).toContain('Puedes devolver este préstamo hasta el 2026-11-26, ese día incluido.');
  expect(await text()).toContain('Si lo devuelves hoy (2026-11-24)$4,904.13');
});

it.each([
  ['mailto:leave@lender.example', '', { 'leave@lender.example': 'mailto:leave@lender.example' }],
  ['tel:+911234567890', '+52 55 1234', { '+911234567890': 'tel:+911234567890' }],
  [
    '',
    '+91 11 2345',
    {
      '+91 11 2345': 'tel:+91112345',
      'Contact customer service': '/customerService?language=1',
    },
  ],
  ['', '', { 'Contact customer service': '/customerService?language=1' }],
])('the way by %j, with the service at %j', async (withdrawalLink, servicePhone, ways) => {
  await openLoan({ brand: { withdrawalLink, servicePhone } });
  const links = within(await leaving()).getAllByRole('link');
  expect(Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual(
    ways,
  );
});

describe("days are those of the market's clocks", () => {
  it.each([
    ['2026-11-23T00:00:00+05:30', '₹4,900.00'],
    ['2026-11-23T23:59:59+05:30', '₹4,900.00'],
    ['2026-11-24T00:00:00+05:30', '₹4,904.13'],
    ['2026-11-26T23:59:59+05:30', '₹4,912.40'],
  ])('at %s it costs %s', async (moment, cost) => {
    itIs(moment);
    await openLoan();
    expect(await text()).toContain(cost);
  });

  it('once the last one is over nothing is said, and the contract is not asked again', async () => {
    itIs('2026-11-27T00:00:00+05:30');
    const { server, store } = await openLoan();
    await nothingComes();
    expect(server.to(contractPath)).toHaveLength(1);
    for (const path of ['/order', '/loanDetail']) {
      act(() => void store.dispatch(pageChosen({ path, query: { productId: 'p1', orderId: 'o1' } })));
      await settle();
    }
    await nothingComes();
    expect(server.to(detailsPath).length).toBeGreaterThan(1);
    expect(server.to(contractPath)).toHaveLength(1);
  });

  it('before it is paid out nothing is said', async () => {
    itIs('2026-11-22T23:59:59+05:30');
    await openLoan();
    await nothingComes();
  });
});

it.each([
  ['in a market without it', { marketRules: {} }],
  ['in a market that gives no day', { marketRules: { coolingOffDays: { value: 0, unit: 'days' } } }],
  ['of a loan under review', { details: { orderStatus: 21 } }],
  ['of a loan that is overdue', { details: { orderStatus: 180 } }],
  ['of a loan that is settled', { details: { orderStatus: 200 } }],
] satisfies readonly (readonly [string, Lender])[])('%s no contract is asked', async (_, lender) => {
  const { server } = await openLoan(lender);
  await nothingComes();
  expect(server.to(contractPath)).toHaveLength(0);
});

it.each([
  ['no day', { contract: { daiDate: null } }],
  ['a day that is none', { contract: { daiDate: 'soon' } }],
  ['nothing', { routes: { [contractPath]: ok(null) } }],
  ['a refusal', { routes: { [contractPath]: refused(7, 'Not now') } }],
] satisfies readonly (readonly [string, Lender])[])(
  'a contract that gives %s is no word about it',
  async (_, lender) => {
    const { server } = await openLoan(lender);
    await nothingComes();
    expect(server.to(contractPath)).toHaveLength(1);
    expect(screen.queryByText('Not now')).toBeNull();
  },
);

it.each([
  ['without what was paid out', { contract: { giveAmount: '5000 INR' } }],
  ['without what is repaid', { contract: { contractAmount: null } }],
  ['without a due day', { contract: { planDate: '' } }],
  ['that contradicts itself', { contract: { contractAmount: 480_000 } }],
  ['of several payments, whose plan it has not', { details: { isNewContract: '/agony?orderNo=o1' } }],
] satisfies readonly (readonly [string, Lender])[])(
  'of a contract %s no amount is made up',
  async (_, lender) => {
    await openLoan(lender);
    expect(await text()).toContain('until the end of 2026-11-26');
    expect(await text()).toContain('Ask for the exact amount before you pay.');
    expect(await text()).not.toMatch(/₹|NaN|undefined/);
  },
);

it('the cost is said where the market has a rule for it', async () => {
  await openLoan({ marketRules: { coolingOffDays: rules.coolingOffDays } });
  expect(await text()).not.toMatch(/₹|APR/);
});
