import { act, screen, within } from '@testing-library/react';
import { ok, pass, settle } from '../../../../tests/support/borrowerPage';
import {
  offerPath,
  openConfirm,
  pushPath,
  setUpConfirm,
  submitButton,
} from '../../../../tests/support/confirm';

setUpConfirm();

const reports: unknown[] = [];
beforeEach(() => {
  reports.length = 0;
  Object.assign(window, {
    fetch: async (address: string, { body }: { readonly body: string }) => {
      reports.push([address, JSON.parse(body)]);
      return new Response(null, { status: 204 });
    },
  });
});
afterEach(() => void Reflect.deleteProperty(window, 'fetch'));

/** The sandbox's loan of one payment: its plan comes to a CAT of 29.32 % without VAT. */
const loan = {
  amount: 490_000,
  amountDec: 500_000,
  periods: 91,
  couNum: 0,
  details: [],
  repay_plans: [
    { title: 'Pago 1 de 1', amount: 527_628, IVA: 5_190, description: 'Capital', pay_time: '2027-02-22' },
  ],
  keyFacts: {
    allInRate: 29.3,
    annualRate: 18,
    disbursedOn: '2026-11-23',
    charges: [{ text: 'Comisión', amount: 10_000 }],
    lateCharges: [{ text: 'Penalización', value: '3% por día' }],
  },
};

const rules = {
  allInFigure: { value: 'catWithoutVat', unit: 'choice' },
  allInTolerancePoints: { value: 0.1, unit: 'percentage points' },
} as const;
const gate = { ...rules, keyFactsBeforeAcceptance: { value: true, unit: 'yes or no' } } as const;
const office = { grievanceOffice: { name: 'UNE de Muestra' }, lender: { name: 'Prestadora' } };

const row = () => screen.getByTestId('confirm-key-facts');
const facts = () => screen.getByTestId('key-facts');
const valueOf = (name: string): string | null | undefined =>
  within(facts()).getByText(name).parentElement?.querySelector('dd')?.textContent;

async function openFacts(changes: object = loan, options: Parameters<typeof openConfirm>[1] = {}) {
  const page = await openConfirm(changes, { marketRules: rules, brand: office, ...options });
  await page.user.click(row());
  await screen.findByTestId('key-facts');
  await settle();
  return page;
}

describe('the key facts of an offer', () => {
  it('say what it costs, from its own reply and the brand file', async () => {
    const { server } = await openFacts();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Datos clave');
    expect(screen.getByTestId('key-facts-all-in').textContent).toBe('29.3%');
    expect(facts().textContent).toContain('Carátula del crédito');
    expect(facts().textContent).toContain('Calculado el 2026-\u206011-\u206023.');
    for (const [name, value] of [
      ['Monto del préstamo', '$5,000.00'],
      ['Lo que te depositan', '$4,900.00'],
      ['Plazo', '91 días'],
      ['Tasa de interés anual', '18%'],
      ['Comisión', '$100.00'],
      ['Penalización', '3% por día'],
      ['Último pago', '2027-02-22'],
      ['Prestamista', 'Prestadora'],
      ['Nombre', 'UNE de Muestra'],
    ] as const)
      expect(valueOf(name)).toBe(value);
    // They are of the offer that was read, which nobody asks for again.
    expect(server.to(offerPath)).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it('leave out what nobody sent, and the lender hears of it once', async () => {
    const { user } = await openFacts({ keyFacts: { allInRate: [] }, periods: null }, { brand: {} });
    expect(screen.queryByTestId('key-facts-all-in')).toBeNull();
    expect(within(facts()).queryByText('Si te atrasas')).toBeNull();
    expect(within(facts()).getByText('Detalles del préstamo')).toBeTruthy();
    const expected = {
      kind: 'keyFacts',
      productId: 'p1',
      missing: [
        'periods',
        'repay_plans.IVA',
        'keyFacts.allInRate',
        'keyFacts.annualRate',
        'keyFacts.disbursedOn',
        'keyFacts.lateCharges',
        'brand.grievanceOffice',
      ],
    };
    expect(reports).toEqual([['/report', expected]]);
    await user.click(screen.getByRole('button', { name: 'Volver a la oferta' }));
    await pass(100);
    await user.click(row());
    await settle();
    expect(facts()).toBeTruthy();
    expect(reports).toHaveLength(1);
  });

  it("show the lender's figure where the plan comes to another, and the lender gets the difference", async () => {
    await openFacts({ ...loan, keyFacts: { ...loan.keyFacts, allInRate: 19.9 } });
    expect(screen.getByTestId('key-facts-all-in').textContent).toBe('19.9%');
    expect(reports).toEqual([
      [
        '/report',
        { kind: 'keyFacts', productId: 'p1', missing: [], allIn: { stated: 19.9, computed: 29.32 } },
      ],
    ]);
  });

  it('have no all-in figure where the market asks for none', async () => {
    await openFacts(loan, { marketRules: {} });
    expect(screen.queryByTestId('key-facts-all-in')).toBeNull();
    expect(facts().textContent).toContain('Datos clave del préstamo');
  });

  it('say how the loan is given back and who is above the lender, where the market says so', async () => {
    await openFacts(loan, {
      brand: { ...office, withdrawalLink: 'mailto:baja@example.com' },
      marketRules: {
        ...rules,
        coolingOffDays: { value: 3, unit: 'days' },
        coolingOffCost: { value: 'principalAndProportionateApr', unit: 'choice' },
        complaintReplyDays: { value: 30, unit: 'working days' },
        complaintBodies: { value: [{ name: 'CONDUSEF', phone: '55 5340 0999' }], unit: 'list' },
      },
    });
    expect(facts().textContent).toContain('Puedes devolver el préstamo en 3 días a partir del depósito.');
    expect(valueOf('Cómo devolverlo')).toBe('baja@example.com');
    expect(facts().textContent).toContain('30 días hábiles');
    expect(valueOf('CONDUSEF')).toBe('55 5340 0999');
  });

  it.each([
    ['nothing but a row', { amount: null, repay_plans: [], isNewContract: '' }],
    ['a plan of zeros', { repay_plans: [{ title: 'Pago 1', amount: 0, IVA: 0, pay_time: '2027-02-22' }] }],
    ['a plan without days', { repay_plans: [{ amount: 527_628, pay_time: 'pronto' }] }],
    ['one payment, due today', { repay_plans: [{ amount: 527_628, IVA: 0, pay_time: '2026-11-23' }] }],
    [
      'a coupon that pays all of it',
      { couNum: 527_628, repay_plans: [{ amount: 0, pay_time: '2027-02-22' }] },
    ],
    ['key facts that are none', { keyFacts: 'none' }],
    ['fields that nobody knows', { keyFacts: { ...loan.keyFacts, surprise: { deep: [1] } } }],
  ])('of an offer with %s are shown as far as they go, and compared with nothing', async (_, changes) => {
    await openFacts({ ...loan, details: [{ text: 'Producto', value: 'X' }], ...changes });
    expect(facts().textContent).toContain('Prestadora');
    expect(facts().textContent).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    expect(JSON.stringify(reports)).not.toContain('allIn"');
  });
});

describe('a copy to keep', () => {
  const ways = () =>
    within(screen.getByRole('heading', { name: 'Guarda una copia' }).closest('section')!)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const inWebView = (userAgent: string) =>
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const android = 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';
  afterEach(() => {
    jest.restoreAllMocks();
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  });

  it('is a file or on paper in a browser', async () => {
    await openFacts();
    expect(ways()).toEqual(['Descargar', 'Imprimir']);
  });

  it.each([
    ['an app that the page can speak to', { app: 'android' } as const, ''],
    ['a web view of any other app', {}, android],
  ])('in %s is text on the clipboard, and nothing that does nothing', async (_name, options, userAgent) => {
    if (userAgent) inWebView(userAgent);
    const { user } = await openFacts(loan, options);
    expect(ways()).toEqual(['Copiar como texto']);
    await user.click(screen.getByRole('button', { name: 'Copiar como texto' }));
    expect((await screen.findByTestId('toast')).textContent).toBe('Copiado');
    const text = await navigator.clipboard.readText();
    for (const shown of [
      /^Carátula del crédito\n/,
      /: \$4,900\.00\n/,
      /29\.3\s?%/,
      /Pago 1 de 1 · 2027-02-22/,
    ])
      expect(text).toMatch(shown);
    expect(text).not.toMatch(/undefined|<|\n\n\n/);
  });

  it('in an app that refuses to share is text to copy by hand where nothing copies', async () => {
    inWebView(android);
    const share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.assign(navigator, { canShare: () => true, share });
    const { user } = await openFacts();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    expect(ways()).toEqual(['Copiar como texto', 'Compartir']);
    await user.click(screen.getByRole('button', { name: 'Compartir' }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /no nos dejó copiar/ });
    expect(field.value).toContain('Carátula del crédito');
  });
});

describe('the way there and back', () => {
  it('keeps the offer as it was, and goes back by the button, the bar and the browser', async () => {
    const { user, server } = await openConfirm(loan, { marketRules: rules });
    await user.click(screen.getByTestId('confirm-agree'));
    for (const leave of [
      () => user.click(screen.getByRole('button', { name: 'Volver a la oferta' })),
      () => user.click(screen.getByTestId('go-back')),
      async () => window.history.back(),
    ]) {
      await user.click(row());
      expect(await screen.findByTestId('key-facts')).toBeTruthy();
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
      await leave();
      await pass(300);
      expect(screen.getByTestId('confirm-agree')).toHaveProperty('checked', false);
      expect(document.activeElement).toBe(row());
    }
    expect(server.to(offerPath)).toHaveLength(1);
  });

  it('leads from an address that opens with them to the offer', async () => {
    const { user } = await openConfirm(loan, { marketRules: rules }, 'productId=p1&keyFacts=1');
    await screen.findByTestId('key-facts');
    await user.click(screen.getByTestId('go-back'));
    await pass(100);
    expect(window.location.search).toBe('?productId=p1');
    expect(submitButton()).toBeTruthy();
  });
});

describe('where the market wants them read before', () => {
  it('accepting waits for that, says why, and waits no more for the same offer', async () => {
    const { user, server } = await openConfirm(loan, { marketRules: gate });
    expect(submitButton().getAttribute('aria-disabled')).toBe('true');
    expect(
      screen.getByText('Primero abre los datos clave: dicen cuánto cuesta este préstamo en total.'),
    ).toBeTruthy();
    await user.click(submitButton());
    await pass(300);
    expect(server.to(pushPath)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Leer los datos clave' }));
    await user.click(await screen.findByRole('button', { name: 'Volver a la oferta' }));
    await pass(100);
    expect(submitButton().getAttribute('aria-disabled')).toBe('false');
    await user.click(submitButton());
    await pass(300);
    expect(server.to(pushPath)).toHaveLength(1);
  });

  it('another offer is read anew', async () => {
    const { user, server, store } = await openConfirm(loan, { marketRules: gate });
    await user.click(row());
    await user.click(await screen.findByRole('button', { name: 'Volver a la oferta' }));
    await pass(100);
    server.answer(offerPath, ok({ ...loan, amount: 480_000 }));
    act(() => void store.dispatch({ type: 'loanOffer/renewed', payload: { productId: 'p1' } }));
    await settle();
    expect(submitButton().getAttribute('aria-disabled')).toBe('true');
  });
});
