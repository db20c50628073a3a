import { act, fireEvent, screen } from '@testing-library/react';
import {
  closeBorrowerPage,
  heading,
  loanCall,
  ok,
  openBorrowerPage,
  pass,
  settle,
  stopTime,
} from '../../../tests/support/borrowerPage';
import { pageChosen } from '../../events/navigation';

afterEach(closeBorrowerPage);
afterEach(() => jest.useRealTimers());

const routes = {
  [loanCall('/v3/loan-confirm/loan-detail-confirm')]: ok({ amount: 100 }),
  [loanCall('/user-problem/problem-init')]: ok({ orderList: [] }),
};

it.each(['/confirm', '/confirmOfPeriod'])('%s leads to the confirmation, query kept', async (path) => {
  await openBorrowerPage(`${path}?productId=p%261&x=1`, { routes });
  await settle();
  expect(window.location.pathname + window.location.search).toBe('/confirmNew?productId=p%261&x=1');
  expect(heading()).toBe('Confirma tu préstamo');
});

it('takes secrets out of the address and sends them with every call', async () => {
  const { server } = await openBorrowerPage('/order?sessionId=s1&swift=w&crp_phe=c&deviceId=d', { routes });
  await settle();
  expect(window.location.search).toBe('?deviceId=d');
  expect(server.requests[0]?.query).toMatchObject({
    sessionId: 's1',
    swift: 'w',
    crp_phe: 'c',
    deviceId: 'd',
  });
  expect(server.requests[0]?.headers).toMatchObject({ swift: 'w', 'X-Requested-With': 'XMLHttpRequest' });
  expect(server.requests[0]?.headers).not.toHaveProperty('crp_phe');
});

it('sends what the app says of a strip of the system with no call, and keeps it', async () => {
  const { server, store } = await openBorrowerPage('/order?safeBottom=48&deviceId=d', { routes });
  await settle();
  expect(server.requests[0]?.query).toMatchObject({ deviceId: 'd' });
  expect(server.requests[0]?.query).not.toHaveProperty('safeBottom');
  act(() => void store.dispatch(pageChosen({ path: '/error' })));
  await settle();
  expect(window.location.pathname + window.location.search).toBe('/error?deviceId=d&safeBottom=48');
});

it('maps names as the brand file says', async () => {
  const wire = {
    paths: { '/user-problem/problem-init': '/a/b' },
    fields: { orderList: 'x1', orderNo: 'x2', deviceId: 'x3' },
  };
  const { server } = await openBorrowerPage('/order?deviceId=d', {
    brand: { wire },
    routes: { '/humorous/a/b': ok({ x1: [{ x2: 'N7' }] }) },
  });
  await settle();
  expect(screen.getByText('N7')).toBeTruthy();
  expect(server.requests[0]?.query).toEqual({ x3: 'd', language: '2' });
});

it('takes two taps on back within a moment for one: one screen, one close', async () => {
  stopTime();
  const { store, actionsSent } = await openBorrowerPage('/order', { routes, app: 'android' });
  await pass(100);
  const tapTwice = async () => {
    fireEvent.click(screen.getByTestId('go-back'));
    await pass(40);
    fireEvent.click(screen.getByTestId('go-back'));
    await pass(1000);
  };
  act(() => void store.dispatch(pageChosen({ path: '/confirmNew' })));
  await pass(100);
  await tapTwice();
  expect([window.location.pathname, ...actionsSent()]).toEqual(['/order']);
  await tapTwice();
  expect(actionsSent()).toEqual(['close']);
});

it('closes the page that was opened first, and goes back from any other', async () => {
  const { user, store, actionsSent } = await openBorrowerPage('/order', { routes, app: 'android' });
  await settle();
  await user.click(screen.getByTestId('go-back'));
  await settle();
  expect(actionsSent()).toEqual(['close']);

  act(() => void store.dispatch(pageChosen({ path: '/error' })));
  await settle();
  act(() => void store.dispatch(pageChosen({ path: '/confirmNew' })));
  await settle();
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await user.click(screen.getByTestId('go-back'));
  await act(async () => {
    await arrived;
  });
  await settle();
  expect(window.location.pathname).toBe('/error');
  expect(actionsSent()).toEqual(['close']);
});

it('moves the focus to the title of a screen that was gone to, not of the first', async () => {
  const { store } = await openBorrowerPage('/confirmNew', { routes });
  await settle();
  expect(document.activeElement).toBe(document.body);
  act(() => void store.dispatch(pageChosen({ path: '/order' })));
  await settle();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Mis préstamos' }));
  expect(document.title).toBe('Mis préstamos');
});

it('has no actions on a failed joint login', async () => {
  await openBorrowerPage('/error');
  await settle();
  expect(heading()).toBe('Fracaso');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('knows what it does not know', async () => {
  const { user, messages } = await openBorrowerPage('/nowhere', { app: 'reactNative' });
  await settle();
  expect(heading()).toBe('Página no encontrada');
  await user.click(screen.getByTestId('go-home'));
  await settle();
  expect(messages).toEqual([{ action: 'home', payload: {} }]);
});
