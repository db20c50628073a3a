import { screen, within } from '@testing-library/react';
import {
  closeBorrowerPage,
  loanCall,
  ok,
  openBorrowerPage,
  refused,
  settle,
} from '../../../../tests/support/borrowerPage';
import { orderStatusText } from '../../../ui/borrower/OrderStatus';

const ordersPath = loanCall('/user-problem/problem-init');

const orderList = [
  { orderNo: 'A1', productName: 'Crédito Ágil', status: 174, list: [{ title: 'Monto', value: '$10.00' }] },
  { orderNo: 12, productName: null, status: 'En revisión', list: null },
  { productName: 'Sin número' },
];

afterEach(closeBorrowerPage);

async function openOrders(answer: Parameters<typeof ok>[0] = { orderList }, app?: 'android') {
  const page = await openBorrowerPage('/order?appVersion=2.0', {
    routes: { [ordersPath]: ok(answer) },
    ...(app ? { app } : {}),
  });
  await settle();
  return page;
}

const addressOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('lists the loans with the ways to each and to its contract', async () => {
  await openOrders();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(addressOf(/Ver el préstamo A1 de Crédito Ágil/)).toBe('/loanDetail?appVersion=2.0&orderId=A1');
  expect(addressOf(/Contrato del préstamo A1/)).toBe('/loanAgreement?appVersion=2.0&orderNo=A1');
  expect(addressOf(/Ver el préstamo 12/)).toBe('/loanDetail?appVersion=2.0&orderId=12');
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(within(first!).getByText('$10.00')).toBeTruthy();
  expect(within(first!).getByText('Por pagar')).toBeTruthy();
  expect(within(second!).getByText('En revisión')).toBeTruthy();
  expect(within(third!).queryByRole('link')).toBeNull();
});

it.each([{}, 1.5, 2 ** 60, '', true])(
  'leads to no loan whose number can’t be told (%j), and offers to ask again',
  async (orderNo) => {
    await openOrders({ orderList: [orderList[0], { orderNo, productName: 'Otro' }] });
    expect(screen.getByTestId('page-retry')).toBeTruthy();
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  },
);

it('says of a status number only what is known of it', () => {
  expect(orderStatusText(180)).toEqual({ key: 'borrower:orderStatus.due' });
  expect(orderStatusText('200')).toEqual({ key: 'borrower:orderStatus.finished' });
  expect(orderStatusText('Vencido')).toEqual({ words: 'Vencido' });
  for (const status of [21, '21', '', null, undefined, true]) expect(orderStatusText(status)).toBeUndefined();
});

it.each([{ orderList: [] }, { orderList: null }, {}, null])(
  'is empty, and no fault, with %j',
  async (answer) => {
    await openOrders(answer);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Aún no tienes préstamos');
    expect(screen.queryByTestId('page-error')).toBeNull();
  },
);

it('leads to the person’s account in the app', async () => {
  const { user, messages } = await openOrders(undefined, 'android');
  await user.click(screen.getByRole('button', { name: 'Mi cuenta' }));
  await settle();
  expect(messages).toEqual([{ action: 'mine', payload: {} }]);
});

it('goes home from the error state through the app', async () => {
  const { user, messages } = await openBorrowerPage('/order', {
    routes: { [ordersPath]: refused(1, 'No.') },
    app: 'android',
  });
  await settle();
  await user.click(screen.getByTestId('go-home'));
  await settle();
  expect(messages).toEqual([{ action: 'home', payload: {} }]);
});
