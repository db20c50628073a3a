import { screen } from '@testing-library/react';
import { formOf, ok, pass, refused, settle } from '../../../../tests/support/borrowerPage';
import {
  offer,
  offerPath,
  openConfirm,
  pushPath,
  setUpConfirm,
  submitButton,
} from '../../../../tests/support/confirm';

setUpConfirm();

describe('the offer', () => {
  it('shows what comes, what it costs and what is owed in all', async () => {
    const { server } = await openConfirm();
    expect(screen.getByTestId('confirm-amount')).toHaveProperty('textContent', '$5,000.00');
    for (const text of [
      '91 días',
      '0.05 % · tasa fija',
      'Crédito Ágil',
      '$517.24',
      '$2,900.00',
      '$5,725.02',
      '$50.00',
    ]) {
      expect(document.body.textContent).toContain(text);
    }
    expect(submitButton().textContent).toContain('$5,000.00');
    expect(document.body.textContent).toContain('pagar $5,725.02 en total');
    expect(formOf(server.to(offerPath)[0]?.init)).toEqual({ productId: 'p1' });
  });

  it('speaks English and rupees with language 1', async () => {
    const { server } = await openConfirm({}, {}, 'productId=p1&language=1');
    expect(screen.getByTestId('confirm-amount')).toHaveProperty('textContent', '₹5,000.00');
    expect(screen.getByRole('button', { name: 'Accept and receive ₹5,000.00' })).toBe(submitButton());
    expect(server.to(offerPath)[0]?.query).toEqual({ language: '1' });
  });

  it.each([
    [500_000, 'Monto del préstamo: $5,000.00'],
    ['Incluye seguro', 'Incluye seguro'],
    [null, ''],
  ])('says what %j under the amount is', async (amountDec, note) => {
    await openConfirm({ amountDec });
    expect(screen.getByTestId('confirm-amount').nextSibling?.textContent ?? '').toBe(note);
  });

  it.each([null, undefined, 0, '0', ''])('has no coupon row where the coupon is %j', async (couNum) => {
    await openConfirm({ couNum });
    expect(screen.queryByText('Cupón (descuento)')).toBeNull();
  });

  it('promises no total where a part of the plan is no number', async () => {
    await openConfirm({ repay_plans: [...offer.repay_plans, { title: 'Pago 3', amount: 'por definir' }] });
    expect(screen.queryByText('Total a pagar')).toBeNull();
    expect(screen.getByText('por definir')).toBeTruthy();
    expect(document.body.textContent).toContain('pagarlo con sus costos en 91 días');
  });

  it('shows what it has of an offer with wrong fields', async () => {
    await openConfirm({ details: 'none', repay_plans: [{ title: {}, amount: 100 }], amount: 'mucho' });
    expect(screen.getByTestId('confirm-amount')).toHaveProperty('textContent', 'mucho');
    expect(screen.getAllByText('$1.00').filter(({ className }) => className === 'amount')).toHaveLength(2);
  });

  it('says that there is none where the server has nothing', async () => {
    await openConfirm({}, { routes: { [offerPath]: ok(null) } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No tienes ofertas por ahora');
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

  it.each([
    ['/agony?orderNo=7&sessionId=s', 'offer  %2Fagony es   preset'],
    ['', 'offer   es   none'],
    ['https://', 'offer   es   preset'],
    ['https://lender.example/c?token=t', 'offer  https%3A%2F%2Flender.example%2Fc es   preset'],
  ])(
    'is named to the host that keeps evidence, without what its address carries: %s',
    async (isNewContract, named) => {
      const { server, user } = await openConfirm({ isNewContract });
      await user.click(submitButton());
      await pass(300);
      expect(server.to(pushPath)[0]!.headers['X-Vitrina-Page']).toBe(named);
    },
  );

  const statedAct = (headers: Readonly<Record<string, string>> | undefined) =>
    decodeURIComponent((headers?.['X-Vitrina-Page'] ?? '').split(' ')[6] ?? '');

  it('that was taken away and given again is given by a tap, of its time and product', async () => {
    const { server, user } = await openConfirm();
    await user.click(screen.getByTestId('confirm-agree'));
    await pass(1000);
    const tappedAt = Date.now();
    await user.click(screen.getByTestId('confirm-agree'));
    await pass(2000);
    await user.click(submitButton());
    await pass(300);
    expect(statedAct(server.to(pushPath)[0]?.headers)).toBe(`tapped ${tappedAt} p1`);
  });

  it.each([
    ['brand', { brand: { consent: 'asked' } }],
    ['market', { marketRules: { consent: { value: 'asked', unit: 'choice' } } }],
  ] as const)('is open where the %s asks, and one tap is for one loan', async (_, asking) => {
    const routes = { [pushPath]: 'lost' as const };
    const { server, user } = await openConfirm({}, { routes, ...asking });
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /contrato/ });
    expect(box().checked).toBe(false);
    expect(screen.getByText('Marca la casilla para continuar.')).toBeTruthy();
    await user.click(submitButton());
    await pass(300);
    expect(server.to(pushPath)).toHaveLength(0);
    await user.click(box());
    const tappedAt = Date.now();
    await user.click(submitButton());
    await pass(300);
    expect(statedAct(server.to(pushPath)[0]?.headers)).toBe(`tapped ${tappedAt} p1`);
    await user.click(screen.getByRole('button', { name: /Descartar/ }));
    await settle();
    expect(box().checked).toBe(false);
  });

  it('is asked for without a contract too, where the brand asks', async () => {
    const { server, user } = await openConfirm({ isNewContract: '' }, { brand: { consent: 'asked' } });
    await user.click(
      screen.getByRole('checkbox', { name: 'Acepto este préstamo en las condiciones de arriba.' }),
    );
    await user.click(submitButton());
    await pass(300);
    expect(statedAct(server.to(pushPath)[0]?.headers)).toMatch(/^tapped /);
  });

  it('shows why the host refuses a loan that was not agreed to by a tap, and goes on after one', async () => {
    const words = 'Marca tú la casilla antes de aceptar.';
    const refusal = { status: 403, body: { code: '403', message: words, data: null } };
    const { server, user } = await openConfirm({}, { routes: { [pushPath]: refusal } });
    await user.click(submitButton());
    await pass(300);
    expect(screen.getByTestId('toast').textContent).toBe(words);
    server.answer(pushPath, ok({ lendDetailsUrl: '/loanDetail?orderId=9' }));
    await user.click(screen.getByTestId('confirm-agree'));
    await user.click(screen.getByTestId('confirm-agree'));
    await user.click(submitButton());
    await pass(300);
    expect(server.to(pushPath).map(({ headers }) => statedAct(headers).split(' ')[0])).toEqual([
      'preset',
      'tapped',
    ]);
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
