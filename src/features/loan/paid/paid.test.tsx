import { screen } from '@testing-library/react';
import { createKeyValueStore } from '../../../api/keyValueStore';
import { createPaidNotes } from '../../../effects/paidNotes';
import { closeBorrowerPage, loanCall, ok } from '../../../../tests/support/borrowerPage';
import type { FakeServer } from '../../../../tests/support/fakeServer';
import {
  isOnLoan,
  open,
  pay,
  payAndConfirm,
  paths,
  reply,
  serverWith,
} from '../../../../tests/support/payway';

afterEach(() => {
  jest.restoreAllMocks();
  closeBorrowerPage();
});

const listPath = loanCall('/user-problem/problem-init');
const query = 'orderId=o1&productId=p1&language=1';
const payAddress = (session: string) => `/ynRepay?${query}&amount=74805&sessionId=${session}`;
const loan = (session: string) => `/loanDetail?${query}&sessionId=${session}`;
const list = (session: string) => `/order?language=1&sessionId=${session}`;

/** What the lender says of the loan, on its own screen and in the list. */
function says(server: FakeServer, status: number | string, owed = '$1,748.05'): void {
  const rows = [{ value: owed, text: 'Owed', title: 'Owed' }];
  const isOf = { orderStatus: status, noticeStatusText: 'Due', userOrderDetail: { detail: rows } };
  server.answer(paths.loan, ok(isOf));
  server.answer(
    listPath,
    ok({
      orderList: [
        { orderNo: 'o1', status, list: rows },
        { orderNo: 'o2', status: 174, list: rows },
      ],
    }),
  );
}

const lenderSaying = (status: number | string): FakeServer => {
  const server = serverWith();
  says(server, status);
  return server;
};

const noted = () =>
  screen
    .queryAllByRole('strong')
    .filter(({ textContent }) =>
      /^You paid ₹748\.05 on \d{4}-\u2060\d\d-\u2060\d\d \d\d:\d\d:\d\d$/.test(textContent),
    ).length;
async function lookAt(server: FakeServer, address: string): Promise<number> {
  await open(server, address);
  await screen.findAllByText('Owed');
  return noted();
}

it('what was paid is on the loan and in the list, over reloads, until the loan is settled', async () => {
  const server = lenderSaying(174);
  await open(server, payAddress('ana'));
  await payAndConfirm();
  await isOnLoan();
  expect(await screen.findByText('r1')).toBeTruthy();
  expect(noted()).toBe(1);
  expect(await lookAt(server, loan('ana'))).toBe(1);
  // On that loan alone.
  expect(await lookAt(server, list('ana'))).toBe(1);
  says(server, 200);
  expect(await lookAt(server, loan('ana'))).toBe(0);
  // What the lender has agreed with once does not come back with a status that is late.
  says(server, 174);
  expect(await lookAt(server, list('ana'))).toBe(0);
});

it('a payment without a code has the reference of its reply', async () => {
  const server = lenderSaying(174);
  server.answer(paths.commit, reply({ needValid: 0, repayRecordId: 'direct-9' }));
  await open(server, payAddress('ana'));
  await pay();
  await isOnLoan();
  expect(await screen.findByText('direct-9')).toBeTruthy();
});

it('goes with a lower amount, where the loan was seen before it was paid', async () => {
  const server = lenderSaying(174);
  await lookAt(server, loan('ana'));
  await open(server, payAddress('ana'));
  await payAndConfirm();
  await isOnLoan();
  // The next day's penalty is no payment.
  says(server, 180, '$1,760.00');
  expect(await lookAt(server, loan('ana'))).toBe(1);
  says(server, 180, '$1,011.95');
  expect(await lookAt(server, loan('ana'))).toBe(0);
});

it('is not shown to who signs in next on the phone, and is still there for who paid', async () => {
  const server = lenderSaying('In review');
  await open(server, payAddress('ana'));
  await payAndConfirm();
  await isOnLoan();
  for (const address of [loan('luis'), list('luis')]) expect(await lookAt(server, address)).toBe(0);
  expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('ana');
  expect(await lookAt(server, loan('ana'))).toBe(1);
});

it('a month later it is gone, whatever the lender says', () => {
  const store = createKeyValueStore(() => window.localStorage);
  const sight = { place: 'details', status: 174, rows: [] } as const;
  const at = (now: number) => createPaidNotes({ store, fingerprint: 'f', now: () => now });
  at(0).keep('o1', { amount: '100', reference: '' });
  const day = 24 * 3_600_000;
  expect(at(29 * day).compare('o1', sight)).toEqual([{ amount: '100', at: 0, reference: '' }]);
  expect(at(31 * day).compare('o1', sight)).toEqual([]);
  expect(store.names('vitrina.paid.')).toEqual([]);
});

it.each(['{', '[]', '{"1":"no"}', '{"x":"{}"}'])(
  'a record that reads %s costs the note alone',
  async (text) => {
    const server = lenderSaying(174);
    await open(server, payAddress('ana'));
    await payAndConfirm();
    await isOnLoan();
    for (const name of Object.keys(window.localStorage)) window.localStorage.setItem(name, text);
    expect(await lookAt(server, loan('ana'))).toBe(0);
    expect(screen.getByTestId('repay-button')).toBeTruthy();
  },
);

it('a storage that fails costs the note alone', async () => {
  const server = lenderSaying(174);
  await open(server, payAddress('ana'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await payAndConfirm();
  await isOnLoan();
  expect(await screen.findByTestId('repay-button')).toBeTruthy();
  expect(server.to(paths.confirm)).toHaveLength(1);
});
