import { act, screen, waitFor } from '@testing-library/react';
import {
  closeBorrowerPage,
  formOf,
  provideLocks,
  ok,
  pass,
  refused,
  settle,
  type BorrowerPageOptions,
} from '../../../../tests/support/borrowerPage';
import {
  loanUrl,
  openConfirm,
  pushPath,
  setUpConfirm,
  submitButton,
} from '../../../../tests/support/confirm';
import { loanOperation } from './loanOperation';
import { createIdempotencyKeys } from '../../../api/idempotencyKey';
import { createKeyValueStore } from '../../../api/keyValueStore';
import { backChosen, pageChosen } from '../../../events/navigation';

setUpConfirm();

/** The page is loaded anew, with what the browser keeps. */
async function reopen(changes: object, routes: BorrowerPageOptions['routes'], query?: string) {
  const stored = Object.entries<string>(window.localStorage);
  closeBorrowerPage();
  stored.forEach(([name, value]) => window.localStorage.setItem(name, value));
  return openConfirm(changes, { routes: { ...routes } }, query);
}

describe('a lost reply', () => {
  it.each([
    ['a broken connection', 'lost'],
    ['a server error', { status: 502, body: '<html>' }],
    ['an unreadable reply', { status: 200, body: '<html>' }],
  ] as const)(
    'claims neither success nor failure after %s, and tries again with the same key',
    async (_, answer) => {
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
    },
  );

  it('offers to look at the loans', async () => {
    const { user } = await openConfirm({}, { routes: { [pushPath]: 'lost' } });
    await user.click(submitButton());
    await settle();
    await user.click(screen.getByTestId('outcome-check'));
    await settle();
    expect(window.location.pathname).toBe('/order');
  });

  it.each([
    ['as it was', {}, 'productId=p1', '$5,000.00'],
    ['in another language', { termUnit: 'days' }, 'productId=p1&language=1', '₹5,000.00'],
    ['with another amount on offer', { amount: 620000, periods: 120 }, 'productId=p1', '$5,000.00'],
    ['without an offer', { amount: null, details: null, repay_plans: null }, 'productId=p1', '$5,000.00'],
  ])(
    'stays open when the page is loaded anew %s; trying again sends what was sent',
    async (_, changes, query, amount) => {
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
    },
  );

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
    const payload = { amount: 300000, periods: 91, termUnit: 1, productId: 'p1' };
    await other.reserve(loanOperation(payload, { 'X-Vitrina-Page': 'offer  %2Fseen' }));
    await user.click(submitButton());
    await settle();
    expect(server.to(pushPath)).toEqual([]);
    expect(screen.getByTestId('outcome-retry').textContent).toContain('$3,000.00');
    await user.click(screen.getByTestId('outcome-retry'));
    await settle();
    const [push] = server.to(pushPath);
    expect(push?.headers['Idempotency-Key']).toBe('of-another-tab');
    // The contract that was read there, whatever the offer here names by now.
    expect(push?.headers['X-Vitrina-Page']).toBe('offer  %2Fseen');
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
    const { user } = await openConfirm(
      {},
      { routes: { [pushPath]: { status: 422, body: { code: 9, message: 'Faltan datos.' } } } },
    );
    await user.click(submitButton());
    await settle();
    expect(screen.getByTestId('toast').textContent).toBe('Faltan datos.');
    expect(submitButton().getAttribute('aria-disabled')).toBe('false');
  });
});

describe('a tap that waits for another tab, while another product is opened', () => {
  const openOther = async ({ store }: Awaited<ReturnType<typeof openConfirm>>) => {
    act(() => void store.dispatch(pageChosen({ path: '/confirmNew', query: { productId: 'p2' } })));
    await settle();
  };
  const back = async ({ store }: Awaited<ReturnType<typeof openConfirm>>) => {
    act(() => void store.dispatch(backChosen()));
    await waitFor(() => expect(window.location.search).toContain('p1'));
    await settle();
  };

  it('is sent as it was tapped, and tells its own screen alone', async () => {
    const locks = provideLocks();
    locks.hold();
    const page = await openConfirm({}, { routes: { [pushPath]: 'silent' } });
    await page.user.click(submitButton());
    await openOther(page);
    await locks.release();
    await pass(300);
    expect(page.server.to(pushPath).map(({ init }) => formOf(init).productId)).toEqual(['p1']);
    expect(submitButton().getAttribute('aria-busy')).toBeNull();
    expect(submitButton().getAttribute('aria-disabled')).toBe('false');
  });

  it('lets the loan go that it was about, and not the one that is shown', async () => {
    const locks = provideLocks();
    const page = await openConfirm({}, { routes: { [pushPath]: 'lost' } });
    await page.user.click(submitButton());
    await settle();
    await openOther(page);
    await page.user.click(submitButton());
    await settle();
    await back(page);
    locks.hold();
    await page.user.click(screen.getByTestId('outcome-discard'));
    await openOther(page);
    await locks.release();
    expect(screen.getByTestId('outcome-check')).toBeTruthy();
    await back(page);
    expect(submitButton()).toBeTruthy();
  });
});

describe('a repeat after a lost reply', () => {
  it.each([401, 403, 429, 409])(
    'that is refused with HTTP %d settles nothing: the next try has the same key',
    async (status) => {
      const { server, user } = await openConfirm({}, { routes: { [pushPath]: 'lost' } });
      await user.click(submitButton());
      await settle();
      server.answer(pushPath, { status, body: refused(status, 'No.').body });
      await user.click(screen.getByTestId('outcome-retry'));
      await settle();
      expect(screen.queryByTestId('confirm-submit')).toBeNull();
      server.answer(pushPath, ok({ lendDetailsUrl: loanUrl }));
      await user.click(screen.getByTestId('outcome-retry'));
      await pass(500);
      const keys = server.to(pushPath).map(({ headers }) => headers['Idempotency-Key']);
      expect(keys).toHaveLength(3);
      expect(new Set(keys).size).toBe(1);
      expect(window.location.pathname).toBe('/loanDetail');
    },
  );

  it('is settled by a refusal that the host replays', async () => {
    const { server, user } = await openConfirm({}, { routes: { [pushPath]: 'lost' } });
    await user.click(submitButton());
    await settle();
    server.answer(pushPath, {
      status: 422,
      headers: { 'Idempotent-Replayed': 'true' },
      body: refused(9, 'Faltan datos.').body,
    });
    await user.click(screen.getByTestId('outcome-retry'));
    await settle();
    expect(screen.getByTestId('toast').textContent).toBe('Faltan datos.');
    expect(submitButton()).toBeTruthy();
  });

  it('leads to the sign-in where the session is over, and stays open', async () => {
    const { server, user } = await openConfirm({}, { routes: { [pushPath]: 'lost' } });
    await user.click(submitButton());
    await settle();
    server.answer(pushPath, { status: 401, body: {} });
    await user.click(screen.getByTestId('outcome-retry'));
    await settle();
    expect(screen.getByRole('dialog', { name: 'Tu sesión terminó' })).toBeTruthy();
    expect(screen.getByTestId('outcome-retry')).toBeTruthy();
  });
});

describe('a loan without an answer, where somebody signs in anew', () => {
  const as = (person: string) => `productId=p1&sessionId=${person}&swift=s-${person}&eyes=e-${person}`;

  async function loseAndSignInAgain() {
    const first = await openConfirm({}, { routes: { [pushPath]: 'lost' } }, as('ana-5f3c'));
    await first.user.click(submitButton());
    await settle();
    const again = await reopen({}, {}, as('ana-77aa'));
    return { again, sent: first.server.to(pushPath)[0] };
  }

  it('is told of neutrally: neither amount nor time, and no offer before a choice', async () => {
    const { again } = await loseAndSignInAgain();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      'Hay una solicitud abierta en este teléfono',
    );
    expect(again.container.textContent).not.toMatch(/5,000|\d{4}-\d{2}-\d{2}/);
    expect(screen.queryByTestId('confirm-submit')).toBeNull();
    expect(screen.getAllByTestId(/^outcome-/)[0]).toBe(screen.getByTestId('outcome-check'));
    await again.user.click(screen.getByTestId('outcome-check'));
    await settle();
    expect(window.location.pathname).toBe('/order');
  });

  it('is sent again as it was, under its key, where it is theirs; "outcome open" is no answer', async () => {
    const { again, sent } = await loseAndSignInAgain();
    again.server.answer(pushPath, { status: 409, body: refused(409, 'open').body });
    await again.user.click(screen.getByTestId('outcome-retry'));
    await settle();
    expect(screen.queryByTestId('confirm-submit')).toBeNull();
    expect(again.container.textContent).not.toContain('5,000');
    again.server.answer(pushPath, ok({ lendDetailsUrl: loanUrl }));
    await again.user.click(screen.getByTestId('outcome-retry'));
    await pass(500);
    for (const { init, headers } of again.server.to(pushPath)) {
      expect(formOf(init)).toEqual(formOf(sent?.init));
      expect(headers['Idempotency-Key']).toBe(sent?.headers['Idempotency-Key']);
    }
    expect(window.location.pathname).toBe('/loanDetail');
  });

  it('is forgotten where it is not theirs: their own has a new key', async () => {
    const { again, sent } = await loseAndSignInAgain();
    await again.user.click(screen.getByTestId('outcome-discard'));
    await settle();
    await again.user.click(submitButton());
    await pass(500);
    expect(again.server.to(pushPath)).toHaveLength(1);
    expect(again.server.to(pushPath)[0]?.headers['Idempotency-Key']).not.toBe(
      sent?.headers['Idempotency-Key'],
    );
    await reopen({}, {}, as('ana-5f3c'));
    expect(submitButton()).toBeTruthy();
  });

  it('shows its amount and time to who has sent it', async () => {
    await loseAndSignInAgain();
    const { container } = await reopen({}, {}, as('ana-5f3c'));
    expect(container.textContent).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}.*\$5,000\.00/);
  });

  it('is told apart without anything of the session being kept', async () => {
    const { user } = await openConfirm(
      {},
      { routes: { [pushPath]: 'lost' } },
      `${as('ana-5f3c')}&crp_phe=header-7a7a`,
    );
    await user.click(submitButton());
    await settle();
    const kept = JSON.stringify(Object.entries<string>(window.localStorage));
    expect(kept).toContain('loan-detail-push');
    expect(kept).not.toMatch(/ana-5f3c|header-7a7a/);
  });

  it('is told apart by the other headers where an app names no session', async () => {
    const first = await openConfirm({}, { routes: { [pushPath]: 'lost' } }, 'productId=p1&crp_phe=ana');
    await first.user.click(submitButton());
    await settle();
    const other = await reopen({}, {}, 'productId=p1&crp_phe=beto');
    expect(other.container.textContent).not.toContain('5,000');
    const ana = await reopen({}, {}, 'productId=p1&crp_phe=ana');
    expect(ana.container.textContent).toContain('5,000');
  });
});
