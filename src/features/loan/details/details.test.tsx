import { act, screen, within } from '@testing-library/react';
import fc from 'fast-check';
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
} from '../../../../tests/support/borrowerPage';
import type { FakeAnswer } from '../../../../tests/support/fakeServer';
import { pageChosen } from '../../../events/navigation';
import { isEmptyOrZero } from '../../../kernel/shownValue';
import { sessionEnded } from '../../../events/session';
import { detailRowsOf } from './LoanDetails';

const detailsPath = loanCall('/v3/loan-details/loan-details');
const scorePath = loanCall('/v3/loan-details/google-score');

const details = {
  orderStatus: 174,
  noticeStatusText: 'Por pagar',
  noticeDesText: 'Paga antes del 21.',
  productName: 'Crédito Ágil',
  userOrderDetail: {
    detail: [
      { text: 'Monto a pagar', value: '$5,725.02' },
      { text: 'Penalización', value: '$0.00' },
      { text: 'Nota', value: '' },
      { text: 'Días', value: 7 },
    ],
  },
  inside: 0,
  isScore: 0,
  isDelay: 0,
  h5Url: '',
};

beforeEach(stopTime);
afterEach(() => {
  closeBorrowerPage();
  jest.useRealTimers();
});

async function openDetails(changes: object = {}, options: BorrowerPageOptions = {}) {
  const page = await openBorrowerPage('/loanDetail?productId=p1&orderId=o1&appVersion=2.0', {
    ...options,
    routes: {
      [detailsPath]: ok({ ...details, ...changes }),
      [scorePath]: ok(null),
      [loanCall('/v3/installment/loan-play-detail')]: ok({}),
      [loanCall('/v3/installment/loan-play-delay-detail')]: ok({}),
      ...options.routes,
    },
  });
  await settle();
  return page;
}

const isThere = (testId: string): boolean => screen.queryByTestId(testId) !== null;
const place = (): string => window.location.pathname + window.location.search;

describe('the screen', () => {
  it('keeps the focus when Retry goes away with it', async () => {
    const { server, user } = await openDetails({}, { routes: { [detailsPath]: refused(7, 'Not now') } });
    server.answer(detailsPath, ok(details));
    await user.click(screen.getByTestId('page-retry'));
    await settle();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('says that the app is not there where the brand names no way to open it', async () => {
    const { user, left } = await openDetails({ orderStatus: 200 }, { brand: { schemeLink: '' } });
    await user.click(screen.getByTestId('borrow-again'));
    await settle();
    expect(left).toEqual([]);
    expect(screen.getByTestId('toast').textContent).toBe('La app no respondió. Inténtalo de nuevo.');
  });

  it('asks the app to sign in once, however many calls hear that the session is over', async () => {
    const { store, messages } = await openDetails({}, { app: 'android' });
    act(() => [1, 2, 3].forEach(() => void store.dispatch(sessionEnded())));
    await settle();
    expect(messages).toEqual([{ action: 'offToLogin', payload: {} }]);
    await pass(1000);
    act(() => void store.dispatch(sessionEnded()));
    await settle();
    expect(messages).toHaveLength(2);
  });
});

describe('what a loan shows', () => {
  it('is asked for by product and order', async () => {
    const { server } = await openDetails();
    expect(formOf(server.to(detailsPath)[0]?.init)).toEqual({ productId: 'p1', orderId: 'o1' });
    expect(screen.getByRole('img', { name: 'Por pagar' })).toBe(screen.getByTestId('order-status-image'));
    expect(screen.getByRole('heading', { level: 2, name: 'Por pagar' })).toBeTruthy();
    expect(screen.getByText('Paga antes del 21.')).toBeTruthy();
  });

  it('hides rows that are empty or zero', async () => {
    await openDetails();
    expect(screen.getAllByTestId('detail-row').map((row) => row.textContent)).toEqual([
      'Monto a pagar$5,725.02',
      'Días7',
    ]);
  });

  it('hides the whole block where no row is left, and with status 110', async () => {
    await openDetails({ userOrderDetail: { detail: [{ text: 'Penalización', value: 0 }] } });
    expect(isThere('detail-block')).toBe(false);
    closeBorrowerPage();
    await openDetails({ orderStatus: 110 });
    expect(isThere('detail-block')).toBe(false);
    expect(screen.getByText('Crédito Ágil')).toBeTruthy();
  });

  it.each([
    [21, '21'],
    [110, '110'],
    [151, '151'],
    [170, '200'],
    ['174', '174'],
    [180, '180'],
    [200, '200'],
    [999, '200'],
    ['nonsense', '200'],
    [null, '200'],
    [true, '200'],
  ])('shows status %j by the picture of %s', async (orderStatus, picture) => {
    await openDetails({ orderStatus });
    expect(screen.getByTestId('order-status-image').dataset.status).toBe(picture);
  });

  it('keeps every row that says something, whatever the server sends', () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constantFrom(null, undefined, '0', '0.00', '$0.00', ''),
    );
    const row = fc.record({ text: fc.string(), value }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(row), (detail) => {
        const shown = detailRowsOf({ orderStatus: 174, userOrderDetail: { detail } as never });
        expect(shown).toHaveLength(detail.filter((each) => !isEmptyOrZero(each.value)).length);
        expect(shown.every((each) => each.value !== '')).toBe(true);
      }),
    );
  });

  it('says that there is nothing of an order that the server does not know', async () => {
    await openDetails({}, { routes: { [detailsPath]: ok({}) } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Aquí no hay nada que mostrar');
  });

  it('leads to its contract', async () => {
    const { user } = await openDetails({ isNewContract: 'https://loans.invalid/' });
    await user.click(screen.getByText('Ver el contrato del préstamo'));
    await settle();
    expect(screen.getByTestId('toast').textContent).toContain('No abrimos esa página');
  });

  it('asks for itself again after a failure', async () => {
    const { server, user } = await openDetails({}, { routes: { [detailsPath]: 'lost' } });
    expect(screen.getByTestId('page-error').textContent).toContain('No hay conexión');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    server.answer(detailsPath, ok(details));
    await user.click(screen.getByTestId('page-retry'));
    await settle();
    expect(isThere('detail-block')).toBe(true);
  });
});

describe('what can be done', () => {
  it.each([
    [21, []],
    [110, []],
    [151, []],
    [170, []],
    [174, ['repay-button']],
    [180, ['repay-button']],
    [200, ['borrow-again']],
    [999, []],
  ] as const)('with status %j is %j', async (orderStatus, expected) => {
    await openDetails({ orderStatus });
    expect(['repay-button', 'extend-button', 'borrow-again'].filter(isThere)).toEqual(expected);
  });

  it.each([1, '1'])('is nothing where the app keeps the bottom to itself (inside %j)', async (inside) => {
    await openDetails({ inside, isDelay: 1 });
    expect(['repay-button', 'extend-button', 'borrow-again'].filter(isThere)).toEqual([]);
  });

  it.each([null, undefined, 2, '', 'x'])('stays with inside %j', async (inside) => {
    await openDetails({ inside });
    expect(isThere('repay-button')).toBe(true);
  });

  it('leads to repayment with the visible common parameters', async () => {
    const { user } = await openDetails();
    await user.click(screen.getByTestId('repay-button'));
    await settle();
    expect(place()).toBe('/repay?appVersion=2.0&productId=p1&orderId=o1');
  });

  it('leads there once, however often it is tapped', async () => {
    await openDetails();
    const before = window.history.length;
    const button = screen.getByTestId('repay-button');
    act(() => button.click());
    act(() => button.click());
    await settle();
    expect(place()).toContain('/repay?');
    expect(window.history.length).toBe(before + 1);
  });

  it('leads to the server’s own repayment page where there is one', async () => {
    const { user, left } = await openDetails({ h5Url: 'https://pay.example/r?a=1' });
    await user.click(screen.getByTestId('repay-button'));
    expect(left).toEqual([{ address: 'https://pay.example/r?a=1&appVersion=2.0', isReplacing: false }]);
  });

  it('refuses a stranger’s repayment page', async () => {
    const { user, left } = await openDetails({ h5Url: 'javascript:alert(1)' });
    await user.click(screen.getByTestId('repay-button'));
    await settle();
    expect(left).toEqual([]);
    expect(screen.getByTestId('toast').textContent).toContain('No abrimos esa página');
  });

  it('opens the app to borrow again', async () => {
    const { user, left } = await openDetails({ orderStatus: 200 });
    await user.click(screen.getByTestId('borrow-again'));
    expect(left).toEqual([{ address: 'prestademo://open', isReplacing: false }]);
  });

  it('reminds before an extension, and goes to it', async () => {
    const { user } = await openDetails({ isDelay: '1' });
    await user.click(screen.getByTestId('extend-button'));
    expect(screen.getByRole('dialog', { name: '¿Extender o pagar?' })).toBe(
      screen.getByTestId('extend-modal'),
    );
    await user.click(screen.getByTestId('extend-go'));
    await settle();
    expect(place()).toBe('/repayDelay?appVersion=2.0&productId=p1&orderId=o1');
  });

  it('goes to repayment where an extension is not needed', async () => {
    const { user } = await openDetails({ isDelay: 1 });
    await user.click(screen.getByTestId('extend-button'));
    await user.click(screen.getByTestId('extend-not-needed'));
    await settle();
    expect(place()).toBe('/repay?appVersion=2.0&productId=p1&orderId=o1');
  });
});

describe('the rating', () => {
  it('is asked for only where the server says so', async () => {
    await openDetails({ isScore: 0 });
    expect(isThere('score-modal')).toBe(false);
  });

  it('needs a star, and says so inside the sheet', async () => {
    const { server, user } = await openDetails({ isScore: 1 });
    await user.click(screen.getByTestId('score-send'));
    await settle();
    const modal = screen.getByTestId('score-modal');
    expect(within(modal).getByTestId('toast').textContent).toBe('Seleccione una calificación');
    expect(server.to(scorePath)).toEqual([]);
    await pass(3000);
    expect(isThere('toast')).toBe(false);
  });

  it.each([1, 2, 3])('thanks for %i stars', async (stars) => {
    const { server, user, messages } = await openDetails({ isScore: 1 }, { app: 'ios' });
    await user.click(screen.getByRole('radio', { name: stars === 1 ? '1 estrella' : `${stars} estrellas` }));
    await user.click(screen.getByTestId('score-send'));
    await settle();
    expect(formOf(server.to(scorePath)[0]?.init)).toEqual({ score: String(stars) });
    expect(server.to(scorePath)[0]?.headers['Idempotency-Key']).toBeTruthy();
    expect(isThere('score-modal')).toBe(false);
    expect(isThere('thanks-modal')).toBe(true);
    expect(messages).toEqual([]);
  });

  it.each([4, 5])('goes on in the store with %i stars', async (stars) => {
    const { user, messages } = await openDetails({ isScore: 1 }, { app: 'ios' });
    await user.click(screen.getByTestId(`star-${stars}`));
    await user.click(screen.getByTestId('score-send'));
    await settle();
    expect(messages).toEqual([{ action: 'rate', payload: {} }]);
    expect(isThere('score-modal')).toBe(false);
    expect(isThere('thanks-modal')).toBe(false);
  });

  it('is sent once, and stays open after a refusal', async () => {
    const { server, user } = await openDetails(
      { isScore: 1 },
      { routes: { [scorePath]: refused(3, 'Más tarde.') } },
    );
    await user.click(screen.getByTestId('star-5'));
    await user.dblClick(screen.getByTestId('score-send'));
    await settle();
    expect(server.to(scorePath)).toHaveLength(1);
    expect(screen.getByTestId('toast').textContent).toBe('Más tarde.');
    expect(isThere('score-modal')).toBe(true);
  });

  it('of one loan under way swallows none of another, whose sheet is none of its reply', async () => {
    let answerFirst: (reply: FakeAnswer) => void = () => undefined;
    const page = await openDetails(
      { isScore: 1 },
      { routes: { [scorePath]: () => new Promise((resolve) => (answerFirst = resolve)) } },
    );
    const { server, user, store } = page;
    await user.click(screen.getByTestId('star-2'));
    await user.click(screen.getByTestId('score-send'));
    await settle();
    act(
      () =>
        void store.dispatch(pageChosen({ path: '/loanDetail', query: { productId: 'p1', orderId: 'o2' } })),
    );
    await settle();
    server.answer(scorePath, refused(3, 'Más tarde.'));
    await user.click(screen.getByTestId('star-2'));
    await user.click(screen.getByTestId('score-send'));
    await settle();
    const sent = server.to(scorePath);
    expect(sent.map(({ init }) => formOf(init))).toEqual([{ score: '2' }, { score: '2' }]);
    // As many stars, and another rating all the same.
    expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2);
    answerFirst(ok(null));
    await settle();
    expect(isThere('thanks-modal')).toBe(false);
    expect(isThere('score-modal')).toBe(true);
  });

  it('of a loan that is opened again is still under way, and is given anew once the one before has ended', async () => {
    let answer: (reply: FakeAnswer) => void = () => undefined;
    const { server, user, store } = await openDetails(
      { isScore: 1 },
      { routes: { [scorePath]: () => new Promise((resolve) => (answer = resolve)) } },
    );
    const rate = async (stars: number) => {
      await user.click(screen.getByTestId(`star-${stars}`));
      await user.click(screen.getByTestId('score-send'));
      await settle();
    };
    const comeBack = async () => {
      for (const path of ['/orders', '/loanDetail']) {
        act(() => void store.dispatch(pageChosen({ path, query: { productId: 'p1', orderId: 'o1' } })));
        await settle();
      }
    };
    const sent = () => server.to(scorePath).map(({ init }) => formOf(init).score);
    const isBusy = () => screen.getByTestId('score-send').getAttribute('aria-busy') === 'true';

    await rate(2);
    await comeBack();
    expect([isBusy(), sent()]).toEqual([true, ['2']]);
    answer(refused(3, 'Más tarde.'));
    await settle();
    expect([isBusy(), isThere('score-modal')]).toEqual([false, true]);

    await rate(1);
    answer(ok(null));
    await settle();
    expect([isThere('thanks-modal'), sent()]).toEqual([true, ['2', '1']]);

    await comeBack();
    expect([isThere('score-modal'), isBusy()]).toEqual([true, false]);
    await user.click(screen.getByTestId('score-send'));
    await settle();
    // The stars of the one before are none of this one.
    expect(sent()).toEqual(['2', '1']);
    await rate(3);
    expect(sent()).toEqual(['2', '1', '3']);
  });
});
