import { act, screen } from '@testing-library/react';
import {
  closeBorrowerPage,
  formOf,
  loanCall,
  ok,
  openBorrowerPage,
  pass,
  refused,
  settle,
  stopTime,
  type BorrowerPageOptions,
  type FakeTransport,
} from '../../../../tests/support/borrowerPage';
import { holdLoanPush } from '../../../api/calls/loanDetailPush';
import { createIdempotencyKeys } from '../../../api/idempotencyKey';
import { createKeyValueStore } from '../../../api/keyValueStore';
import { pageChosen } from '../../../events/navigation';

const offerPath = loanCall('/v3/loan-confirm/loan-detail-confirm');
const pushPath = loanCall('/v3/loan-confirm/loan-detail-push');

const offer = {
  amount: 500000,
  periods: 91,
  termUnit: 1,
  loanRate: '0.05 %',
  ratemsg: 'tasa fija',
  firstPayTime: '2026-12-21',
  comProductName: 'Crédito Ágil',
  details: [{ text: 'Comisión', value: '$517.24' }],
  repay_plans: [
    { title: 'Pago 1', amount: 290000, description: 'Capital e interés', pay_time: '2026-12-21' },
    { title: 'Pago 2', amount: 282502, description: 'Capital e interés', pay_time: '2027-01-20' },
  ],
  isNewContract: '/loanAgreement?orderNo=7',
  couNum: 5000,
};

const loanUrl = '/loanDetail?orderId=9';

beforeEach(stopTime);
afterEach(() => {
  closeBorrowerPage();
  jest.useRealTimers();
});

async function openConfirm(changes: object = {}, options: BorrowerPageOptions = {}, query = 'productId=p1') {
  const page = await openBorrowerPage(`/confirmNew?${query}`, {
    ...options,
    routes: {
      [offerPath]: ok({ ...offer, ...changes }),
      [pushPath]: ok({ lendDetailsUrl: loanUrl }),
      [loanCall('/v3/loan-details/loan-details')]: ok({ orderStatus: 21, noticeStatusText: 'En revisión' }),
      [loanCall('/user-problem/problem-init')]: ok({ orderList: [] }),
      ...options.routes,
    },
  });
  await settle();
  return page;
}

const submitButton = () => screen.getByTestId('confirm-submit');

describe('the offer', () => {
  it('shows what comes, what it costs and what is owed in all', async () => {
    const { server } = await openConfirm();
    expect(screen.getByTestId('confirm-amount')).toHaveProperty('textContent', '$5,000.00');
    for (const text of ['91 días', '0.05 % · tasa fija', 'Crédito Ágil', '$517.24', '$2,900.00', '$5,725.02', '$50.00']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(submitButton().textContent).toContain('$5,000.00');
    expect(screen.getByText(/pagar \$5,725\.02 en total/)).toBeTruthy();
    expect(formOf(server.to(offerPath)[0]?.init)).toEqual({ productId: 'p1' });
  });

  it('speaks English and rupees with language 1', async () => {
    const { server } = await openConfirm({}, {}, 'productId=p1&language=1');
    expect(screen.getByTestId('confirm-amount')).toHaveProperty('textContent', '₹5,000.00');
    expect(screen.getByRole('button', { name: 'Accept a loan of ₹5,000.00' })).toBe(submitButton());
    expect(server.to(offerPath)[0]?.query).toEqual({ language: '1' });
  });

  it.each([null, undefined, 0, '0', ''])('has no coupon row where the coupon is %j', async (couNum) => {
    await openConfirm({ couNum });
    expect(screen.queryByText('Cupón')).toBeNull();
  });

  it('promises no total where a part of the plan is no number', async () => {
    await openConfirm({ repay_plans: [...offer.repay_plans, { title: 'Pago 3', amount: 'por definir' }] });
    expect(screen.queryByText('Total a pagar')).toBeNull();
    expect(screen.getByText('por definir')).toBeTruthy();
    expect(screen.getByText(/pagarlo con sus costos en 91 días/)).toBeTruthy();
  });

  it('shows what it has of an offer with wrong fields', async () => {
    await openConfirm({ details: 'none', repay_plans: [{ title: {}, amount: 100 }], amount: 'mucho' });
    expect(screen.getByTestId('confirm-amount')).toHaveProperty('textContent', 'mucho');
    expect(screen.getAllByText('$1.00')).toHaveLength(2);
  });

  it('says that there is none where the server has nothing', async () => {
    await openConfirm({}, { routes: { [offerPath]: ok(null) } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Aquí no hay una oferta');
    expect(screen.queryByTestId('confirm-submit')).toBeNull();
  });

  it('shows the words of a refusal and tries again', async () => {
    const { server, user } = await openConfirm({}, { routes: { [offerPath]: refused(12, 'Hoy no.') } });
    expect(screen.getByTestId('page-error').textContent).toContain('Hoy no.');
    server.answer(offerPath, ok(offer));
    await user.click(screen.getByTestId('page-retry'));
    await settle();
    expect(screen.getByTestId('confirm-amount')).toBeTruthy();
  });
});

describe('the agreement', () => {
  it('is ticked at first, and the control is inactive without it', async () => {
    const { server, user } = await openConfirm();
    expect(screen.getByRole('checkbox', { name: /contrato/ })).toHaveProperty('checked', true);
    expect(screen.getByTestId('confirm-contract').getAttribute('href')).toBe('/loanAgreement?orderNo=7');
    await user.click(screen.getByTestId('confirm-agree'));
    expect(submitButton().getAttribute('aria-disabled')).toBe('true');
    await user.click(submitButton());
    await pass(1000);
    expect(server.to(pushPath)).toHaveLength(0);
  });

  it('is not asked for where there is no contract to read', async () => {
    const { server, user } = await openConfirm({ isNewContract: '' });
    expect(screen.queryByTestId('confirm-agree')).toBeNull();
    await user.click(submitButton());
    await pass(300);
    expect(server.to(pushPath)).toHaveLength(1);
  });

  it('does not lead to strangers', async () => {
    const { user, left } = await openConfirm({ isNewContract: 'https://evil.example/c' });
    expect(screen.getByTestId('confirm-contract').getAttribute('href')).toBeNull();
    await user.click(screen.getByTestId('confirm-contract'));
    await settle();
    expect(screen.getByTestId('toast').textContent).toContain('No abrimos esa página');
    expect(left).toEqual([]);
  });
});

describe('submitting', () => {
  it('sends what was offered once, under a key, and goes where the server says', async () => {
    const { server, user } = await openConfirm({}, {}, 'productId=p1&appVersion=2.0&sessionId=secret&swift=s');
    await user.click(submitButton());
    await user.click(submitButton());
    await settle();
    const [push, ...more] = server.to(pushPath);
    expect(more).toEqual([]);
    expect(formOf(push?.init)).toEqual({ amount: '500000', periods: '91', termUnit: '1', productId: 'p1' });
    expect(push?.headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
    expect(push?.headers.swift).toBe('s');
    expect(push?.query).toMatchObject({ appVersion: '2.0', sessionId: 'secret', language: '2' });

    const entries = window.history.length;
    await pass(199);
    expect(window.location.pathname).toBe('/confirmNew');
    await pass(1);
    expect(window.location.pathname + window.location.search).toBe('/loanDetail?orderId=9&appVersion=2.0&from=confirm');
    expect(window.history.length).toBe(entries);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Detalle del préstamo');
  });

  it('leaves to partners with the visible parameters only', async () => {
    const routes = { [pushPath]: ok({ lendDetailsUrl: 'https://pay.example/loan?x=1' }) };
    const { user, left } = await openConfirm({}, { routes }, 'productId=p1&appVersion=2.0&sessionId=secret');
    await user.click(submitButton());
    await pass(500);
    expect(left).toEqual([{ address: 'https://pay.example/loan?x=1&appVersion=2.0&from=confirm', isReplacing: true }]);
  });

  it('refuses to leave to strangers, and still says that the loan is in', async () => {
    const routes = { [pushPath]: ok({ lendDetailsUrl: 'https://evil.example/' }) };
    const { user, left, server } = await openConfirm({}, { routes });
    await user.click(submitButton());
    await pass(500);
    expect(left).toEqual([]);
    expect(screen.getByTestId('toast').textContent).toContain('No abrimos esa página');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Recibimos tu solicitud');
    await user.click(screen.getByRole('button', { name: 'Ver mis préstamos' }));
    await settle();
    expect(window.location.pathname).toBe('/order');
    expect(server.to(pushPath)).toHaveLength(1);
  });

  it.each<FakeTransport>(['android', 'ios', 'reactNative', 'flutter'])('tells the app first (%s)', async (app) => {
    let pushesWhenTold = -1;
    const page = await openConfirm({}, { app, appAnswers: () => (pushesWhenTold = page.server.to(pushPath).length) });
    await page.user.click(submitButton());
    await settle();
    expect(page.messages).toEqual([{ action: 'burialPoint', payload: { productId: 'p1' } }]);
    expect(pushesWhenTold).toBe(0);
    expect(page.server.to(pushPath)).toHaveLength(1);
  });

  it('waits 300 ms at most for an app that does not listen', async () => {
    const { server, user } = await openConfirm({}, { app: 'flutter', appAnswers: () => new Promise(() => undefined) });
    await user.click(submitButton());
    await pass(299);
    expect(server.to(pushPath)).toHaveLength(0);
    await pass(1);
    expect(server.to(pushPath)).toHaveLength(1);
  });

  it('does not fetch back someone who went elsewhere meanwhile', async () => {
    const { server, user, store } = await openConfirm();
    await user.click(submitButton());
    act(() => void store.dispatch(pageChosen({ path: '/order' })));
    await settle();
    await pass(500);
    expect(server.to(pushPath)).toHaveLength(1);
    expect(window.location.pathname).toBe('/order');
  });

  it('says a refusal and lets the person try again under a new key', async () => {
    const { server, user } = await openConfirm({}, { routes: { [pushPath]: refused(5, 'Tu oferta venció.') } });
    await user.click(submitButton());
    await settle();
    expect(screen.getByTestId('toast').textContent).toBe('Tu oferta venció.');
    await user.click(submitButton());
    await settle();
    const keys = server.to(pushPath).map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a lost reply', () => {
  it.each([
    ['a broken connection', 'lost'],
    ['a server error', { status: 502, body: '<html>' }],
    ['an unreadable reply', { status: 200, body: '<html>' }],
  ] as const)('claims neither success nor failure after %s, and tries again with the same key', async (_, answer) => {
    const { server, user } = await openConfirm({}, { routes: { [pushPath]: answer } });
    await user.click(submitButton());
    await settle();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Estamos revisando qué pasó');
    expect(screen.queryByTestId('toast')).toBeNull();
    expect(screen.queryByTestId('confirm-submit')).toBeNull();

    server.answer(pushPath, ok({ lendDetailsUrl: loanUrl }));
    await user.click(screen.getByTestId('outcome-retry'));
    await pass(500);
    const keys = server.to(pushPath).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(window.location.pathname).toBe('/loanDetail');
  });

  it('offers to look at the loans', async () => {
    const { user } = await openConfirm({}, { routes: { [pushPath]: 'lost' } });
    await user.click(submitButton());
    await settle();
    await user.click(screen.getByTestId('outcome-check'));
    await settle();
    expect(window.location.pathname).toBe('/order');
  });

  /** The page is loaded anew, with what the browser keeps. */
  async function reopen(changes: object, routes: BorrowerPageOptions['routes'], query?: string) {
    const stored = Object.entries<string>(window.localStorage);
    closeBorrowerPage();
    stored.forEach(([name, value]) => window.localStorage.setItem(name, value));
    return openConfirm(changes, { routes: { ...routes } }, query);
  }

  it.each([
    ['as it was', {}, 'productId=p1', '$5,000.00'],
    ['in another language', { termUnit: 'days' }, 'productId=p1&language=1', '₹5,000.00'],
    ['with another amount on offer', { amount: 620000, periods: 120 }, 'productId=p1', '$5,000.00'],
    ['without an offer', { amount: null, details: null, repay_plans: null }, 'productId=p1', '$5,000.00'],
  ])('stays open when the page is loaded anew %s; trying again sends what was sent', async (_, changes, query, amount) => {
    const first = await openConfirm({}, { routes: { [pushPath]: 'lost' } });
    await first.user.click(submitButton());
    await settle();
    const second = await reopen(changes, {}, query);
    expect(screen.queryByTestId('confirm-submit')).toBeNull();
    expect(screen.getByTestId('outcome-check')).toBeTruthy();
    expect(screen.getByTestId('outcome-retry').textContent).toContain(amount);

    await second.user.click(screen.getByTestId('outcome-retry'));
    await pass(500);
    const [before, after] = [first, second].map(({ server }) => server.to(pushPath)[0]);
    expect(formOf(after?.init)).toEqual(formOf(before?.init));
    expect(after?.headers['Idempotency-Key']).toBe(before?.headers['Idempotency-Key']);
    expect(window.location.pathname).toBe('/loanDetail');
  });

  it('gives way to the offer once the server says no', async () => {
    const first = await openConfirm({}, { routes: { [pushPath]: 'lost' } });
    await first.user.click(submitButton());
    await settle();
    const second = await reopen({ amount: 620000 }, { [pushPath]: refused(121, 'La oferta cambió.') });
    await second.user.click(screen.getByTestId('outcome-retry'));
    await settle();
    expect(screen.getByTestId('toast').textContent).toBe('La oferta cambió.');
    second.server.answer(pushPath, ok({ lendDetailsUrl: loanUrl }));
    await second.user.click(submitButton());
    await settle();
    const [retry, renewed] = second.server.to(pushPath);
    expect(formOf(renewed?.init)).toMatchObject({ amount: '620000' });
    expect(renewed?.headers['Idempotency-Key']).not.toBe(retry?.headers['Idempotency-Key']);
  });

  it('of another product stands in nobody’s way', async () => {
    const first = await openConfirm({}, { routes: { [pushPath]: 'lost' } });
    await first.user.click(submitButton());
    await settle();
    await reopen({}, {}, 'productId=p2');
    expect(submitButton()).toBeTruthy();
  });

  it('holds back the loan of a tab that was opened before', async () => {
    const { server, user } = await openConfirm();
    const other = createIdempotencyKeys({
      store: createKeyValueStore(() => window.localStorage),
      locks: undefined,
      newKey: () => 'of-another-tab',
    });
    await holdLoanPush(other, { amount: 300000, periods: 91, termUnit: 1, productId: 'p1' });
    await user.click(submitButton());
    await settle();
    expect(server.to(pushPath)).toEqual([]);
    expect(screen.getByTestId('outcome-retry').textContent).toContain('$3,000.00');
    await user.click(screen.getByTestId('outcome-retry'));
    await settle();
    const [push] = server.to(pushPath);
    expect(push?.headers['Idempotency-Key']).toBe('of-another-tab');
    expect(formOf(push?.init)).toMatchObject({ amount: '300000' });
  });

  it('that another tab has settled meanwhile shows in the loans, and nothing is sent again', async () => {
    const { server, user } = await openConfirm({}, { routes: { [pushPath]: 'lost' } });
    await user.click(submitButton());
    await settle();
    window.localStorage.clear();
    await user.click(screen.getByTestId('outcome-retry'));
    await settle();
    expect(server.to(pushPath)).toHaveLength(1);
    expect(window.location.pathname).toBe('/order');
  });

  it('is definite after a 4xx', async () => {
    const { user } = await openConfirm({}, { routes: { [pushPath]: { status: 422, body: { code: 9, message: 'Faltan datos.' } } } });
    await user.click(submitButton());
    await settle();
    expect(screen.getByTestId('toast').textContent).toBe('Faltan datos.');
    expect(submitButton().getAttribute('aria-disabled')).toBe('false');
  });
});

describe('the waiting modal', () => {
  it('shows the amount, reloads after 5.5 s with isType 1 and closes', async () => {
    const { server } = await openConfirm({ isNeedPop: 1 });
    const modal = screen.getByRole('dialog', { name: /\$5,000\.00/ });
    expect(modal).toBe(screen.getByTestId('waiting-modal'));
    server.answer(offerPath, ok({ ...offer, amount: 400000, isNeedPop: 1 }));
    await pass(5499);
    expect(server.to(offerPath)).toHaveLength(1);
    await pass(1);
    expect(formOf(server.to(offerPath)[1]?.init)).toEqual({ productId: 'p1', isType: '1' });
    expect(screen.queryByTestId('waiting-modal')).toBeNull();
    expect(screen.getByTestId('confirm-amount').textContent).toBe('$4,000.00');
    await pass(20_000);
    expect(server.to(offerPath)).toHaveLength(2);
  });

  it('asks for nothing more once the screen is left', async () => {
    const { server, store } = await openConfirm({ isNeedPop: '1' });
    act(() => void store.dispatch(pageChosen({ path: '/order' })));
    await settle();
    await pass(10_000);
    expect(window.location.pathname).toBe('/order');
    expect(server.to(offerPath)).toHaveLength(1);
  });

  it('says isType 1 again when its reload failed and is tried again', async () => {
    const { server, user } = await openConfirm({ isNeedPop: 1 });
    server.answer(offerPath, { status: 500, body: {} });
    await pass(5500);
    expect(screen.queryByTestId('waiting-modal')).toBeNull();
    server.answer(offerPath, ok({ ...offer, isNeedPop: 1 }));
    await user.click(screen.getByTestId('page-retry'));
    await settle();
    expect(formOf(server.to(offerPath)[2]?.init)).toEqual({ productId: 'p1', isType: '1' });
    expect(screen.queryByTestId('waiting-modal')).toBeNull();
    expect(screen.getByTestId('confirm-submit')).toBeTruthy();
  });

  it('still shows after a first load that failed', async () => {
    const { server, user } = await openConfirm({}, { routes: { [offerPath]: { status: 500, body: {} } } });
    server.answer(offerPath, ok({ ...offer, isNeedPop: 1 }));
    await user.click(screen.getByTestId('page-retry'));
    await settle();
    expect(formOf(server.to(offerPath)[1]?.init)).toEqual({ productId: 'p1' });
    expect(screen.getByTestId('waiting-modal')).toBeTruthy();
  });

  it('does not show where the server does not ask for it', async () => {
    await openConfirm({ isNeedPop: 0 });
    expect(screen.queryByTestId('waiting-modal')).toBeNull();
  });
});

describe('the end of a session', () => {
  it('leads to the app’s sign-in', async () => {
    const { messages } = await openConfirm({}, { app: 'android', routes: { [offerPath]: refused(401) } });
    expect(messages).toEqual([{ action: 'offToLogin', payload: {} }]);
  });

  it('is said in a browser, which opens nothing unasked', async () => {
    const { messages } = await openConfirm({}, { routes: { [offerPath]: { status: 401, body: refused(401).body } } });
    expect(messages).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'Tu sesión terminó' })).toBeTruthy();
  });
});
