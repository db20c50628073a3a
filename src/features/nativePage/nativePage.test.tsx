import { act, screen, waitFor, within } from '@testing-library/react';
import { serverAddressChosen } from '../../events/navigation';
import { sessionEnded } from '../../events/session';
import {
  closeBorrowerPage,
  loanCall,
  ok,
  openBorrowerPage,
  pass,
  settle,
  stopTime,
} from '../../../tests/support/borrowerPage';

afterEach(() => {
  closeBorrowerPage();
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

async function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
}

it.each([
  ['/recommendList', 'recommendList'],
  ['/product', 'productUrl'],
])('%s asks the app for its own page, without secrets', async (path, page) => {
  const { messages } = await openBorrowerPage(`${path}?productId=7&sessionId=secret&appVersion=2.0`, {
    app: 'android',
  });
  await settle();
  expect(messages).toEqual([
    { action: 'toP', payload: { page, param: { productId: '7', appVersion: '2.0' } } },
  ]);
});

it.each([
  ['/bindBank', 'bindBank'],
  ['/bindCard', 'bindCardUrl'],
])('%s begins a flow with a bank and ends it when the page is seen again', async (path, page) => {
  const { messages, actionsSent } = await openBorrowerPage(`${path}?orderId=1`, { app: 'ios' });
  await settle();
  expect(messages).toEqual([
    { action: 'startBank', payload: {} },
    { action: 'toP', payload: { page, param: { orderId: '1' } } },
  ]);
  await show('hidden');
  expect(actionsSent()).toHaveLength(2);
  await show('visible');
  await show('visible');
  expect(actionsSent().slice(2)).toEqual(['endBank']);
});

it('ends no flow that it did not begin', async () => {
  const { actionsSent } = await openBorrowerPage('/product', { app: 'ios' });
  await settle();
  await show('visible');
  expect(actionsSent()).toEqual(['toP']);
});

it('opens nothing unasked in a browser, and the app by its scheme link when asked', async () => {
  const { messages, left, user } = await openBorrowerPage('/bindCard');
  await settle();
  expect(left).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Abrir la app' }));
  expect(left).toEqual([{ address: 'prestademo://open', isReplacing: false }]);
  expect(messages).toEqual([]);
});

const storeLinks = { android: 'https://store.example/android', ios: 'https://store.example/ios' };
const storeWay = () => screen.queryByRole('link', { name: /No tienes la app/ });

it.each(['/bindBank', '/bindCard', '/recommendList', '/product'])(
  '%s leads who has no app to the store of their phone',
  async (path) => {
    await openBorrowerPage(path, { brand: { storeLinks } });
    await settle();
    expect(storeWay()?.getAttribute('href')).toBe(storeLinks.android);
  },
);

it('names no store in the app, nor where the brand has none', async () => {
  await openBorrowerPage('/product', { brand: { storeLinks }, app: 'android' });
  await settle();
  expect(storeWay()).toBeNull();
  closeBorrowerPage();
  await openBorrowerPage('/product');
  await settle();
  expect(storeWay()).toBeNull();
});

it('leads back to where it was opened from, and offers the store where a session has ended there', async () => {
  const routes = { [loanCall('/user-problem/problem-init')]: ok({ orderList: [] }) };
  const { store, user } = await openBorrowerPage('/order?deviceId=d', { brand: { storeLinks }, routes });
  await settle();
  expect(storeWay()).not.toBeNull();
  act(() => void store.dispatch(serverAddressChosen({ address: '/bindCard?orderId=1' })));
  await settle();
  expect(window.location.pathname).toBe('/bindCard');
  await user.click(screen.getByTestId('go-back'));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/order?deviceId=d'));
  act(() => void store.dispatch(sessionEnded()));
  await settle();
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: /No tienes la app/ })).toBeTruthy();
});

it('says that the app is not there where the brand names no way to open it', async () => {
  const { left, user } = await openBorrowerPage('/bindCard', { brand: { schemeLink: '' } });
  await settle();
  await user.click(screen.getByRole('button', { name: 'Abrir la app' }));
  await settle();
  expect(left).toEqual([]);
  expect(screen.getByTestId('toast').textContent).toBe('La app no respondió. Inténtalo de nuevo.');
});

it('goes on where the app takes a message and never answers it', async () => {
  stopTime();
  const appAnswers = () => new Promise(() => undefined);
  const { actionsSent, store } = await openBorrowerPage('/bindBank', { app: 'ios', appAnswers });
  await pass(1000);
  expect(actionsSent()).toEqual(['startBank', 'toP']);
  act(() => void store.dispatch(sessionEnded()));
  await pass(2000);
  act(() => void store.dispatch(sessionEnded()));
  await pass(0);
  expect(actionsSent().slice(2)).toEqual(['offToLogin', 'offToLogin']);
});
