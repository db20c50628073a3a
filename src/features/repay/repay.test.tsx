import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { closeBorrowerPage, openBorrowerPage } from '../../../tests/support/borrowerPage';
import { createFakeServer, type FakeRoute, type FakeServer } from '../../../tests/support/fakeServer';

const paths = {
  instalment: '/humorous/v3/installment/loan-play-detail',
  delay: '/humorous/v3/installment/loan-play-delay-detail',
  instructions: '/humorous/v3/loan-details/generate-vcode',
};

const reply = (data: unknown, code: number | string = 0, message = '') => ({ body: { code, message, data } });

const store = { logo: '/oxxo.png', desc: 'Store', payCode: 'oxxo', vCode: '9876 5432', BARcodeImg: '/code.png' };
const transfer = { desc: 'Transfer', payCode: 'spei' };
const instalment = {
  repayAmount: 74805,
  productName: 'Quick credit',
  repayDate: '2026-12-15',
  detail: ['Capital', 'Interest', 'Fee'].map((text, position) => ({ text, value: `$${position + 1}.00` })),
  repayList: [{ reviewer: 'In stores', list: [store] }, { reviewer: 'Online', list: [transfer] }],
  noticeMsg: 'It takes a day.',
};
const delay = {
  delayInfo: { reviewer: 'Fee of the extension', delayAmount: 15600, delayTime: '2026-12-22' },
  repayPlan: [{ title: 'Rest', amount: 74805, remark: 'capital', time: '2026-12-22' }],
  repayList: [{ title: 'In stores', list: [store] }],
  noticeMsg: 'Up to 7 days.',
  note: 'You owe the same.',
};
const instructions = {
  repayDetail: { repayTitle: 'At the store', vCode: '98765432', companyName: 'Lender S.A.', repayCode: '/code.png' },
  dataList: [{ title: 'Steps', content: ['Go there.', 'Pay.'] }],
  imgList: [{ title: 'Fees', eMail: 'See the fees', content: ['/fees.png'] }],
};

const serverWith = (routes: Readonly<Record<string, FakeRoute>> = {}) =>
  createFakeServer({
    [paths.instalment]: reply(instalment),
    [paths.delay]: reply(delay),
    [paths.instructions]: reply(instructions),
    ...routes,
  });

const order = 'productId=p1&orderId=o1&language=1';
/** Loads the page, anew where it is there already. */
function open(address: string, server: FakeServer) {
  cleanup();
  return openBorrowerPage(address, { server });
}

/** user-event puts a clipboard of its own in place. */
const copied = () => window.navigator.clipboard.readText();

afterEach(closeBorrowerPage);

const text = async (testId: string) => (await screen.findByTestId(testId)).textContent;

describe('/repay', () => {
  test('shows what is due, by when, and what it is made of, two rows first', async () => {
    const server = serverWith();
    await open(`/repay?${order}`, server);
    expect(await text('repay-amount')).toBe('₹748.05');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Repay your loan');
    expect(screen.getByText(/2026-12-15/)).toBeTruthy();
    expect(screen.getByText('It takes a day.')).toBeTruthy();
    expect(screen.getAllByTestId('detail-row')).toHaveLength(2);
    const toggle = screen.getByTestId('detail-toggle');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(toggle);
    expect(screen.getAllByTestId('detail-row')).toHaveLength(3);
    fireEvent.click(toggle);
    expect(screen.getAllByTestId('detail-row')).toHaveLength(2);
    expect(server.to(paths.instalment)[0]?.body).toEqual({ productId: 'p1', orderId: 'o1' });
  });

  test('a channel leads to its instructions with the amount and the visible common parameters', async () => {
    await open(`/repay?${order}&appVersion=7&sessionId=secret`, serverWith());
    fireEvent.click(await screen.findByTestId('channel-oxxo'));
    await screen.findByTestId('instruction-amount');
    const shown = new URL(window.location.href);
    expect(shown.pathname).toBe('/carpmm');
    expect(Object.fromEntries(shown.searchParams)).toEqual({
      requestType: '1',
      amount: '74805',
      payCode: 'oxxo',
      productId: 'p1',
      orderId: 'o1',
      language: '1',
      appVersion: '7',
    });
  });

  test('a reference is copied with a toast, and shown as a barcode to scan', async () => {
    await open(`/repay?${order}`, serverWith());
    fireEvent.click(await screen.findByTestId('channel-copy-oxxo'));
    expect((await screen.findByTestId('toast')).textContent).toBe('Copied');
    expect(await copied()).toBe('9876 5432');
    fireEvent.click(screen.getByTestId('channel-barcode-oxxo'));
    const modal = screen.getByTestId('barcode-modal');
    expect(within(modal).getByRole('heading').textContent).toBe('Barcode');
    // Its place is kept until it is there.
    expect(within(modal).queryByRole('img')).toBeNull();
    fireEvent.load(modal.querySelector('img')!);
    expect(within(modal).getByRole('img').getAttribute('src')).toBe('/code.png');
    fireEvent.click(within(modal).getByRole('button', { name: 'Close' }));
    expect(screen.queryByTestId('barcode-modal')).toBeNull();
    expect(screen.queryByTestId('channel-copy-spei')).toBeNull();
    expect(screen.queryByTestId('channel-barcode-spei')).toBeNull();
  });

  test('pictures from elsewhere are not asked for', async () => {
    const elsewhere = { ...store, logo: 'https://elsewhere.example/x.png', BARcodeImg: 'https://elsewhere.example/y.png' };
    const repayList = [{ list: [elsewhere] }];
    await open(`/repay?${order}`, serverWith({ [paths.instalment]: reply({ ...instalment, repayList }) }));
    fireEvent.click(await screen.findByTestId('channel-barcode-oxxo'));
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect(screen.getByTestId('barcode-modal').textContent).toContain('Give the cashier the reference');
  });

  test('says when there is no way to pay, and what failed, and tries again', async () => {
    const server = serverWith({ [paths.instalment]: reply(null, 5, 'No such order') });
    await open(`/repay?${order}`, server);
    expect(await text('page-error')).toContain('No such order');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not available right now');
    server.answer(paths.instalment, reply({ repayAmount: 100, repayList: null }));
    fireEvent.click(screen.getByTestId('page-retry'));
    expect(await screen.findByText('No way to pay right now')).toBeTruthy();
    expect(server.to(paths.instalment)).toHaveLength(2);
  });

  test.each([null, {}, { repayAmount: null, productName: '', repayList: [], detail: [{}] }])(
    'is empty, without a lonely logo or dash, with %j',
    async (data) => {
      await open(`/repay?${order}`, serverWith({ [paths.instalment]: reply(data) }));
      expect(await screen.findByText('There is nothing to pay here')).toBeTruthy();
      expect(screen.queryByTestId('repay-amount')).toBeNull();
      expect(document.body.textContent).not.toContain('–');
    },
  );

  test.each(['lost', { status: 502, body: 'Bad gateway' }, { body: '<html>' }, { body: [] }] as const)(
    'settles in the error state for %j',
    async (answer) => {
      await open(`/repay?${order}`, serverWith({ [paths.instalment]: answer }));
      expect(await screen.findByTestId('page-retry')).toBeTruthy();
    },
  );

  test('draws whatever a server sends in its fields', async () => {
    const anything = fc.anything({ maxDepth: 2 });
    const hostile = fc.record(
      { repayAmount: anything, repayDate: anything, detail: anything, repayList: anything, productName: anything, noticeMsg: anything },
      { requiredKeys: [] },
    );
    const channels = fc.array(
      fc.record({ payCode: anything, desc: anything, vCode: anything, BARcodeImg: anything }, { requiredKeys: [] }),
      { maxLength: 2 },
    );
    const replies = fc.oneof(hostile, channels.map((list) => ({ repayList: [{ list }], repayAmount: -1 })));
    await fc.assert(
      fc.asyncProperty(replies, async (data) => {
        const body = JSON.stringify({ code: 0, data }, (_, value: unknown) => (typeof value === 'bigint' ? 1 : value));
        await open(`/repay?${order}`, serverWith({ [paths.instalment]: { body } }));
        await screen.findByTestId('service-bubble');
        expect(screen.getByRole('main').textContent).not.toMatch(/undefined|NaN|object/);
      }),
      { numRuns: 40 },
    );
  });
});

describe('/repayDelay', () => {
  test('shows what an extension costs, what is owed afterwards, and leads to the instructions for it', async () => {
    await open(`/repayDelay?${order}`, serverWith());
    expect(await text('delay-amount')).toBe('₹156.00');
    for (const shown of ['Fee of the extension', 'Rest', '₹748.05', 'capital', 'Up to 7 days.', 'You owe the same.']) {
      expect(screen.getByText(shown)).toBeTruthy();
    }
    fireEvent.click(screen.getByTestId('channel-oxxo'));
    await screen.findByTestId('instruction-amount');
    expect(window.location.href).toContain('requestType=2');
    expect(window.location.href).toContain('amount=15600');
  });
});

describe('/carpmm', () => {
  const address = `/carpmm?${order}&requestType=1&amount=74805&payCode=oxxo`;

  test('shows the amount of the address where the reply has none, and asks with all of it', async () => {
    const server = serverWith();
    await open(address, server);
    expect(await text('instruction-amount')).toBe('₹748.05');
    expect(server.to(paths.instructions)[0]?.body).toEqual({
      productId: 'p1',
      orderId: 'o1',
      amount: '74805',
      payCode: 'oxxo',
      requestType: '1',
    });
  });

  test('the amount of the reply stands', async () => {
    const detail = { ...instructions.repayDetail, amount: 99900 };
    await open(address, serverWith({ [paths.instructions]: reply({ ...instructions, repayDetail: detail }) }));
    expect(await text('instruction-amount')).toBe('₹999.00');
  });

  test('an amount that is no amount is not shown as one', async () => {
    await open(address.replace('74805', '12e9'), serverWith());
    expect(await screen.findByText('At the store')).toBeTruthy();
    expect(screen.queryByTestId('instruction-amount')).toBeNull();
  });

  test('copies the company, shows every section, and links to the fees of the brand', async () => {
    await open(address, serverWith());
    fireEvent.click(await screen.findByTestId('company-copy'));
    await screen.findByTestId('toast');
    expect(await copied()).toBe('Lender S.A.');
    for (const shown of ['At the store', '98765432', 'Steps', 'Go there.', 'Pay.', 'Fees']) {
      expect(screen.getByText(shown)).toBeTruthy();
    }
    const link = screen.getByRole('link', { name: /See the fees/ });
    expect(link.getAttribute('href')).toBe('https://fees.example/all');
    expect(link.getAttribute('rel')).toContain('noreferrer');
  });

  test('no instructions at all is an empty state', async () => {
    await open(address, serverWith({ [paths.instructions]: reply(null) }));
    expect(await screen.findByText('No instructions for this channel')).toBeTruthy();
  });
});

describe('the service bubble', () => {
  const placeOf = () => {
    const { style } = screen.getByTestId('service-bubble');
    return ['--bubble-left', '--bubble-top'].map((name) => `${Math.round(Number.parseFloat(style.getPropertyValue(name)))}px`);
  };
  const resize = (width: number, height: number) => {
    Object.defineProperties(document.documentElement, {
      clientWidth: { value: width, configurable: true },
      clientHeight: { value: height, configurable: true },
    });
    fireEvent(window, new Event('resize'));
  };

  beforeEach(() => {
    Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
    resize(360, 740);
  });

  const pointer = (type: string, clientX: number, clientY: number) =>
    fireEvent(
      screen.getByTestId('service-bubble'),
      Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }), { pointerId: 1 }),
    );

  test('is a link to customer service', async () => {
    await open(`/repay?${order}`, serverWith());
    const link = await screen.findByRole('link', { name: 'Customer service' });
    expect(link.getAttribute('href')).toBe('/customerService?language=1');
  });

  test('stays where it is dragged, inside the screen, after a reload and on a turned screen', async () => {
    await open(`/repay?${order}`, serverWith());
    await screen.findByTestId('repay-amount');
    expect(placeOf()).toEqual(['300px', '0px']);
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, 5000);
    pointer('pointerup', 40, 5000);
    const bottom = `${740 - 96 - 56}px`;
    expect(placeOf()).toEqual(['30px', bottom]);
    expect(fireEvent.click(screen.getByTestId('service-bubble'))).toBe(false);
    expect(window.location.pathname).toBe('/repay');
    resize(740, 360);
    expect(placeOf()[1]).toBe(`${360 - 96 - 56}px`);
    resize(360, 740);
    await open(`/repay?${order}`, serverWith());
    await screen.findByTestId('repay-amount');
    expect(placeOf()).toEqual(['30px', bottom]);
  });

  test('is moved by arrow keys, never out of the screen', async () => {
    await open(`/repay?${order}`, serverWith());
    const bubble = await screen.findByTestId('service-bubble');
    fireEvent.keyDown(bubble, { key: 'ArrowDown' });
    fireEvent.keyDown(bubble, { key: 'ArrowRight' });
    await waitFor(() => expect(placeOf()).toEqual(['300px', '24px']));
    fireEvent.keyDown(bubble, { key: 'ArrowLeft' });
    await waitFor(() => expect(placeOf()).toEqual(['276px', '24px']));
  });

  test('gives way to a pay control', async () => {
    const control: DOMRect = new DOMRect(0, 0, 360, 400);
    const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.hasAttribute('data-pay-control') ? control : new DOMRect();
    });
    await open(`/repay?${order}`, serverWith());
    await screen.findByTestId('channel-oxxo');
    resize(360, 740);
    expect(placeOf()).toEqual(['300px', '400px']);
    measure.mockRestore();
  });
});
