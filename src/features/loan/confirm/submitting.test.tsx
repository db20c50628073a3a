import { act, screen } from '@testing-library/react';
import {
  formOf,
  ok,
  pass,
  refused,
  settle,
  type FakeTransport,
} from '../../../../tests/support/borrowerPage';
import {
  loanUrl,
  offerPath,
  openConfirm,
  pushPath,
  setUpConfirm,
  submitButton,
} from '../../../../tests/support/confirm';
import type { FakeAnswer } from '../../../../tests/support/fakeServer';
import { backChosen, pageChosen } from '../../../events/navigation';

setUpConfirm();

describe('submitting', () => {
  it('sends what was offered once, under a key, and goes where the server says', async () => {
    const { server, user } = await openConfirm(
      {},
      {},
      'productId=p1&appVersion=2.0&sessionId=secret&swift=s',
    );
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
    expect(window.location.pathname + window.location.search).toBe(
      '/loanDetail?orderId=9&appVersion=2.0&from=confirm',
    );
    expect(window.history.length).toBe(entries);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Detalle del préstamo');
  });

  it.each([
    ['77', true],
    ['78', false],
  ])('after the refusal %s, which stands: %s', async (code, isFinal) => {
    const routes = { [pushPath]: refused(code, 'Este crédito no es para ti.') };
    const { user, server } = await openConfirm({}, { routes, brand: { finalRefusals: ['77'] } });
    await user.click(submitButton());
    await settle();
    expect(document.body.textContent).toContain('Este crédito no es para ti.');
    expect(screen.queryByTestId('confirm-submit') === null).toBe(isFinal);
    expect(screen.queryByRole('button', { name: 'Ir a atención a clientes' }) !== null).toBe(isFinal);
    expect(screen.queryByTestId('toast') === null).toBe(isFinal);
    expect(screen.queryByTestId('page-retry')).toBeNull();
    expect(server.to(pushPath)).toHaveLength(1);
  });

  it('leaves to partners with the visible parameters only', async () => {
    const routes = { [pushPath]: ok({ lendDetailsUrl: 'https://pay.example/loan?x=1' }) };
    const { user, left } = await openConfirm({}, { routes }, 'productId=p1&appVersion=2.0&sessionId=secret');
    await user.click(submitButton());
    await pass(500);
    expect(left).toEqual([
      { address: 'https://pay.example/loan?x=1&appVersion=2.0&from=confirm', isReplacing: true },
    ]);
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

  it.each<FakeTransport>(['android', 'ios', 'reactNative', 'flutter'])(
    'tells the app first (%s)',
    async (app) => {
      let pushesWhenTold = -1;
      const page = await openConfirm(
        {},
        { app, appAnswers: () => (pushesWhenTold = page.server.to(pushPath).length) },
      );
      await page.user.click(submitButton());
      await settle();
      expect(page.messages).toEqual([{ action: 'burialPoint', payload: { productId: 'p1' } }]);
      expect(pushesWhenTold).toBe(0);
      expect(page.server.to(pushPath)).toHaveLength(1);
    },
  );

  it('waits 300 ms at most for an app that does not listen', async () => {
    const { server, user } = await openConfirm(
      {},
      { app: 'flutter', appAnswers: () => new Promise(() => undefined) },
    );
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

  it('leaves a consent taken away that was, when someone comes back from reading the contract', async () => {
    const { user, store } = await openConfirm();
    await user.click(screen.getByTestId('confirm-agree'));
    act(() => void store.dispatch(pageChosen({ path: '/agony' })));
    await settle();
    act(() => void store.dispatch(backChosen()));
    await screen.findByTestId('confirm-agree');
    expect(screen.getByTestId<HTMLInputElement>('confirm-agree').checked).toBe(false);
  });

  it('shows nothing of a reply that comes when another product is in view, which can be taken meanwhile', async () => {
    let answer: (reply: FakeAnswer) => void = () => undefined;
    const { server, user, store } = await openConfirm(
      {},
      { routes: { [pushPath]: () => new Promise((resolve) => (answer = resolve)) } },
    );
    await user.click(submitButton());
    await settle();
    act(() => void store.dispatch(pageChosen({ path: '/confirmNew', query: { productId: 'p2' } })));
    await settle();
    const answerFirst = answer;
    await user.click(submitButton());
    await settle();
    expect(server.to(pushPath).map(({ init }) => formOf(init).productId)).toEqual(['p1', 'p2']);
    answerFirst('lost');
    await settle();
    expect(screen.queryByTestId('outcome-check')).toBeNull();
    answer(ok({ lendDetailsUrl: loanUrl }));
    await pass(500);
    expect(window.location.pathname).toBe('/loanDetail');
  });

  it('says a refusal and lets the person try again under a new key', async () => {
    const { server, user } = await openConfirm(
      {},
      { routes: { [pushPath]: refused(5, 'Tu oferta venció.') } },
    );
    await user.click(submitButton());
    await settle();
    expect(screen.getByTestId('toast').textContent).toBe('Tu oferta venció.');
    await user.click(submitButton());
    await settle();
    const keys = server.to(pushPath).map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('the end of a session', () => {
  it('leads to the app’s sign-in', async () => {
    const { messages } = await openConfirm({}, { app: 'android', routes: { [offerPath]: refused(401) } });
    expect(messages).toEqual([{ action: 'offToLogin', payload: {} }]);
  });

  it('is said in a browser, which opens nothing unasked', async () => {
    const { messages } = await openConfirm(
      {},
      { routes: { [offerPath]: { status: 401, body: refused(401).body } } },
    );
    expect(messages).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'Tu sesión terminó' })).toBeTruthy();
  });
});
