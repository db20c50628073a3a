import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { openBorrowerPage } from './borrowerPage';
import { createFakeServer, type FakeRoute, type FakeServer } from './fakeServer';

const service = '/api/v1/youmi/youmi-api/service/loan';
export const paths = {
  ways: `${service}/repayment-way`,
  commit: `${service}/repayment-commit`,
  confirm: `${service}/repayment-confirm`,
  provider: `${service}/repayment-huichao`,
  loan: '/humorous/v3/loan-details/loan-details',
};

export const reply = (data: unknown, code: number | string = '00', message = '') => ({
  body: { code, message, data },
});

export const ways = {
  repayToken: 't1',
  bankCards: [
    { id: 7, bankName: 'Bank One', cardNo: '************1234', bankCode: 'B1' },
    { id: 8, bankName: 'Bank Two', cardNo: '5555666677778888', bankCode: 'B2' },
  ] as const,
  alipay: [{ id: 'a1', name: 'Wallet' }],
};

export const asksForCode = reply({ needValid: 1, repayRecordId: 'r1' });

export const serverWith = (routes: Readonly<Record<string, FakeRoute>> = {}): FakeServer =>
  createFakeServer({
    [paths.ways]: reply(ways),
    [paths.commit]: asksForCode,
    [paths.confirm]: reply(null),
    [paths.provider]: reply({ url: 'https://pay.example/now' }),
    [paths.loan]: { body: { code: 0, message: '', data: { orderStatus: 200 } } },
    ...routes,
  });

export const address = '/ynRepay?orderId=o1&productId=p1&amount=74805&userId=u1&couponId=c1&language=1';
/** Loads the page, anew where it is there already. */
export function open(server: FakeServer, where = address) {
  cleanup();
  return openBorrowerPage(where, { server });
}

export async function choose(cardId = '7') {
  fireEvent.click(await screen.findByTestId(`bank-card-${cardId}`));
}

/** With what follows from it at once. */
const tap = (id: string) => act(async () => void fireEvent.click(screen.getByTestId(id)));

export async function pay(cardId = '7') {
  await choose(cardId);
  await tap('pay-button');
}

export const type = (code: string) =>
  fireEvent.change(screen.getByTestId('pay-code-input'), { target: { value: code } });

export async function payAndConfirm(code = '482915') {
  await pay();
  await screen.findByTestId('pay-code-input');
  type(code);
  await tap('pay-confirm');
}

export const toast = async () => (await screen.findByTestId('toast')).textContent;
export const keysOf = (server: FakeServer, path: string) =>
  server.to(path).map(({ headers }) => headers['Idempotency-Key']);
export const isOnLoan = () => waitFor(() => expect(window.location.pathname).toBe('/loanDetail'));
