import { fireEvent, screen, waitFor } from '@testing-library/react';
import { closeBorrowerPage } from '../../../tests/support/borrowerPage';
import type { FakeAnswer } from '../../../tests/support/fakeServer';
import {
  address,
  asksForCode,
  choose,
  isOnLoan,
  keysOf,
  open,
  paths,
  pay,
  payAndConfirm,
  reply,
  serverWith,
  toast,
  ways,
} from '../../../tests/support/payway';

afterEach(closeBorrowerPage);

describe.each(['/ynRepay', '/ynRepayChoose'])('%s', (path) => {
  test('shows the amount, the cards in fours, the other ways and the control that pays', async () => {
    await open(serverWith(), address.replace('/ynRepay', path));
    const cards = await screen.findAllByRole('radio');
    expect(cards.map((card) => card.closest('label')?.textContent)).toEqual([
      'Bank One **** **** **** 1234',
      'Bank Two 5555 6666 7777 8888',
    ]);
    expect(screen.getAllByText('₹748.05')[0]?.tagName).toBe('P');
    expect(screen.getByTestId('alipay-a1').textContent).toBe('Pay ₹748.05 with Wallet');
    expect(screen.getByTestId('pay-button').textContent).toBe('Pay ₹748.05');
  });
});

describe('paying by card', () => {
  test('looks and says disabled what can’t be chosen while a payment is under way', async () => {
    const server = serverWith({ [paths.commit]: 'silent' });
    await open(server);
    const isDisabled = (id: string) => screen.getByTestId(id).getAttribute('aria-disabled');
    await choose();
    expect(['bank-card-8', 'alipay-a1'].map(isDisabled)).toEqual(['false', 'false']);
    fireEvent.click(screen.getByTestId('pay-button'));
    await waitFor(() => expect(['bank-card-8', 'alipay-a1'].map(isDisabled)).toEqual(['true', 'true']));
    fireEvent.click(screen.getByTestId('alipay-a1'));
    await waitFor(() => expect(server.to(paths.commit)).toHaveLength(1));
    expect(server.to(paths.provider)).toHaveLength(0);
  });

  test('needs a card, and sends nothing before', async () => {
    const server = serverWith();
    await open(server);
    fireEvent.click(await screen.findByTestId('pay-button'));
    expect(await toast()).toBe('Choose the card you want to pay with.');
    expect(server.to(paths.commit)).toHaveLength(0);
  });

  test('says what it binds, sends all that the contract names, and once', async () => {
    const server = serverWith();
    await open(server);
    await choose();
    expect(document.body.textContent).toContain('You pay ₹748.05 with your Bank One card •••• 1234.');
    fireEvent.click(screen.getByTestId('pay-button'));
    fireEvent.click(screen.getByTestId('pay-button'));
    await screen.findByTestId('pay-code-input');
    expect(server.to(paths.commit).map(({ body }) => body)).toEqual([
      {
        amount: '74805',
        bankName: 'Bank One',
        cardId: '7',
        cardNo: '************1234',
        couponId: 'c1',
        orderId: 'o1',
        repayToken: 't1',
        bankCode: 'B1',
        sendMsg: 0,
      },
    ]);
    expect(keysOf(server, paths.commit)[0]).toMatch(/^[\da-f-]{36}$/);
  });

  test.each([
    { success: true },
    { success: true, data: { needValid: 0 } },
    { code: '00', data: { needValid: '2' } },
  ])('a reply %j means that it is paid: on to the loan', async (body) => {
    await open(serverWith({ [paths.commit]: { body } }));
    await pay();
    await isOnLoan();
    expect(window.location.search).toContain('orderId=o1');
  });

  test.each([
    {},
    { repayRecordId: null },
    { repayRecordId: '' },
    { repayRecordId: { id: 'r1' } },
    { repayRecordId: ['r1'] },
    { repayRecordId: true },
    { repayRecordId: 0.5 },
    { repayRecordId: Number(9_007_199_254_740_993n) },
  ])(
    'a reply that asks for a code of a record that can’t be told (%j) leaves the outcome open',
    async (data) => {
      const server = serverWith({ [paths.commit]: reply({ needValid: 1, ...data }) });
      await open(server);
      await pay();
      expect(await screen.findByTestId('outcome-check')).toBeTruthy();
      expect(screen.queryByTestId('pay-code-input')).toBeNull();
      expect(server.to(paths.confirm)).toHaveLength(0);
    },
  );

  test('a record of digits goes back as it came', async () => {
    const server = serverWith({
      [paths.commit]: reply({ needValid: 1, repayRecordId: 9_007_199_254_740_991 }),
    });
    await open(server);
    await payAndConfirm();
    await isOnLoan();
    expect(server.to(paths.confirm).map(({ body }) => body)).toEqual([
      expect.objectContaining({ repaymentRecordId: '9007199254740991' }),
    ]);
  });

  test('what is paid already needs no record', async () => {
    await open(serverWith({ [paths.commit]: reply({ needValid: 0, repayRecordId: { a: 1 } }) }));
    await pay();
    await isOnLoan();
  });

  test.each([
    ['800005', 'Do not submit the payment application twice'],
    ['5', 'No funds'],
  ])('a refusal %s is said, and the way to the loan offered', async (code, words) => {
    await open(serverWith({ [paths.commit]: reply(null, code, 'No funds') }));
    await pay();
    expect(await toast()).toContain(words);
    fireEvent.click(screen.getByRole('button', { name: 'See my loan' }));
    await isOnLoan();
  });

  test('a refusal without words says that processing failed', async () => {
    await open(serverWith({ [paths.commit]: reply(null, 9) }));
    await pay();
    expect(await toast()).toContain('Processing failed');
  });

  test('after a definite refusal the next try has another key', async () => {
    const server = serverWith({ [paths.commit]: reply(null, 9) });
    await open(server);
    await pay();
    await screen.findByTestId('toast');
    fireEvent.click(screen.getByTestId('pay-button'));
    await waitFor(() => expect(server.to(paths.commit)).toHaveLength(2));
    const [first, second] = keysOf(server, paths.commit);
    expect(first).not.toBe(second);
  });
});

/** Taps the control that tries again, once it is not at work. */
async function retryOpen() {
  await waitFor(() => expect(screen.getByTestId('outcome-retry').getAttribute('aria-busy')).toBeNull());
  fireEvent.click(screen.getByTestId('outcome-retry'));
}

describe('the reply to a payment is lost', () => {
  const lost: readonly FakeAnswer[] = [
    'lost',
    { status: 503, body: 'x' },
    { body: '<html>' },
    { body: { success: false } },
  ];

  test.each(lost)(
    '%j: neither success nor failure is claimed, and the same is sent again',
    async (answer) => {
      const server = serverWith({ [paths.commit]: answer });
      await open(server);
      await pay();
      expect(await screen.findByText('We are checking what happened')).toBeTruthy();
      expect(screen.queryByTestId('toast')).toBeNull();
      expect(screen.getByTestId('outcome-check')).toBeTruthy();
      server.answer(paths.commit, asksForCode);
      fireEvent.click(screen.getByTestId('outcome-retry'));
      await screen.findByTestId('pay-code-input');
      const [first, second] = server.to(paths.commit);
      expect(second?.body).toEqual(first?.body);
      expect(new Set(keysOf(server, paths.commit)).size).toBe(1);
    },
  );

  test('the loan can be looked at', async () => {
    await open(serverWith({ [paths.commit]: 'lost' }));
    await pay();
    fireEvent.click(await screen.findByTestId('outcome-check'));
    await isOnLoan();
  });

  test('without an order the orders are looked at', async () => {
    await open(serverWith({ [paths.commit]: 'lost' }), '/ynRepay?amount=100&language=1');
    await pay();
    fireEvent.click(await screen.findByTestId('outcome-check'));
    await waitFor(() => expect(window.location.pathname).toBe('/order'));
  });

  test('a reload still knows of it, and sends the same under the same key', async () => {
    const server = serverWith({ [paths.commit]: 'lost' });
    await open(server);
    await pay();
    await screen.findByTestId('outcome-check');
    // The server hands out another token each time, and may have renamed the bank.
    const [{ id, cardNo }, ...others] = ways.bankCards;
    const renamed = { id, cardNo, bankName: 'Bank One of old', bankCode: 'B9' };
    server.answer(paths.ways, reply({ ...ways, repayToken: 't2', bankCards: [...others, renamed] }));
    server.answer(paths.commit, asksForCode);
    await open(server);
    expect((await screen.findByTestId('outcome-retry')).textContent).toContain('₹748.05');
    expect(screen.queryByTestId('pay-button')).toBeNull();
    await retryOpen();
    await screen.findByTestId('pay-code-input');
    const [first, second] = server.to(paths.commit);
    expect(second?.body).toEqual(first?.body);
    expect(new Set(keysOf(server, paths.commit)).size).toBe(1);
    await open(server);
    await screen.findByTestId('pay-code-input');
    expect(screen.queryByTestId('outcome-retry')).toBeNull();
  });

  test('what another tab had an answer to meanwhile is not paid again: trying again leads to the loan', async () => {
    const server = serverWith({ [paths.commit]: 'lost' });
    await open(server);
    await pay();
    await screen.findByTestId('outcome-check');
    await open(server);
    await screen.findByTestId('outcome-retry');
    // What a tab does once it has its answer.
    window.localStorage.clear();
    await retryOpen();
    await isOnLoan();
    expect(server.to(paths.commit)).toHaveLength(1);
  });

  test.each([401, 403, 409, 429])(
    'HTTP %d to a repeat settles nothing: the next try is the same',
    async (status) => {
      const server = serverWith({ [paths.commit]: 'lost' });
      await open(server);
      await pay();
      await screen.findByTestId('outcome-check');
      server.answer(paths.commit, { status, body: { code: status, message: 'no', data: null } });
      await retryOpen();
      await waitFor(() => expect(server.to(paths.commit)).toHaveLength(2));
      server.answer(paths.commit, asksForCode);
      await retryOpen();
      await screen.findByTestId('pay-code-input');
      expect(new Set(keysOf(server, paths.commit)).size).toBe(1);
    },
  );

  test('whoever signs in is told neutrally, and sends it again or lets it go', async () => {
    const server = serverWith({ [paths.commit]: 'lost' });
    await open(server, `${address}&sessionId=ana`);
    await pay();
    await screen.findByTestId('outcome-check');
    const { container } = await open(server, `${address}&sessionId=ana-again`);
    expect(await screen.findByText('A request from this phone is still open')).toBeTruthy();
    expect(container.textContent).not.toMatch(/748\.05|\d{4}-\d{2}-\d{2}/);
    expect(screen.queryByTestId('pay-button')).toBeNull();
    await retryOpen();
    await waitFor(() => expect(server.to(paths.commit)).toHaveLength(2));
    expect(new Set(keysOf(server, paths.commit)).size).toBe(1);
    await waitFor(() =>
      expect(screen.getByTestId('outcome-discard').getAttribute('aria-disabled')).toBe('false'),
    );
    fireEvent.click(screen.getByTestId('outcome-discard'));
    await pay();
    await waitFor(() => expect(server.to(paths.commit)).toHaveLength(3));
    expect(new Set(keysOf(server, paths.commit)).size).toBe(2);
  });

  test('a card that is not in the list any more is said, and nothing sent', async () => {
    const server = serverWith({ [paths.commit]: 'lost' });
    await open(server);
    await pay();
    await screen.findByTestId('outcome-check');
    server.answer(paths.ways, reply({ ...ways, bankCards: ways.bankCards.slice(1) }));
    await open(server);
    await retryOpen();
    expect(await toast()).toContain('a card that is not listed here');
    expect(server.to(paths.commit)).toHaveLength(1);
  });

  test('where the cards could not be had they are asked for again with the try', async () => {
    const server = serverWith({ [paths.commit]: 'lost' });
    await open(server);
    await pay();
    await screen.findByTestId('outcome-check');
    server.answer(paths.ways, 'lost');
    await open(server);
    await retryOpen();
    expect(await toast()).toContain('there was no connection');
    server.answer(paths.ways, reply(ways));
    server.answer(paths.commit, asksForCode);
    await retryOpen();
    await screen.findByTestId('pay-code-input');
    expect(new Set(keysOf(server, paths.commit)).size).toBe(1);
  });

  test('keeps neither card number nor code in the browser', async () => {
    await open(serverWith({ [paths.confirm]: 'lost' }));
    await payAndConfirm();
    await screen.findByTestId('outcome-check');
    const kept = [window.localStorage, window.sessionStorage]
      .map((storage) => JSON.stringify(Object.entries(storage)))
      .join();
    expect(kept).not.toContain('1234');
    expect(kept).not.toContain('482915');
  });
});

describe('another way to pay', () => {
  test('leads to the provider, once', async () => {
    const server = serverWith();
    const page = await open(server);
    fireEvent.click(await screen.findByTestId('alipay-a1'));
    fireEvent.click(screen.getByTestId('alipay-a1'));
    await waitFor(() => expect(page.left).toHaveLength(1));
    expect(page.left[0]?.address).toMatch(/^https:\/\/pay\.example\/now/);
    expect(server.to(paths.provider).map(({ body }) => body)).toEqual([
      { userId: 'u1', orderId: 'o1', amount: '74805' },
    ]);
    expect(keysOf(server, paths.provider)[0]).toMatch(/^[\da-f-]{36}$/);
  });

  test.each([
    [reply({ url: 'https://evil.example/' }), 'We did not open that page'],
    [reply({ url: 'javascript:alert(1)' }), 'We did not open that page'],
    [reply({}), 'could not be opened'],
    [reply(null, 7, 'Closed today'), 'Closed today'],
    ['lost' as const, 'Error'],
  ])('%j stays here and says why, ready for another try', async (answer, words) => {
    const server = serverWith({ [paths.provider]: answer });
    const page = await open(server);
    fireEvent.click(await screen.findByTestId('alipay-a1'));
    expect(await toast()).toContain(words);
    expect(page.left).toEqual([]);
    fireEvent.click(screen.getByTestId('alipay-a1'));
    await waitFor(() => expect(server.to(paths.provider)).toHaveLength(2));
  });
});

describe('settling', () => {
  test.each([
    ['lost' as const, 'Error'],
    [reply(null, 4), 'Failed to query card list'],
    [reply(null, 4, 'Not now'), 'Not now'],
    [{ body: 'x' }, 'Failed to query card list'],
  ])('cards that fail with %j: the reason and Retry', async (answer, words) => {
    const server = serverWith({ [paths.ways]: answer });
    await open(server);
    expect((await screen.findByTestId('page-error')).textContent).toContain(words);
    server.answer(paths.ways, reply(ways));
    fireEvent.click(screen.getByTestId('page-retry'));
    expect(await screen.findByTestId('pay-button')).toBeTruthy();
  });

  test('no cards and no other way is an empty state; fields of the wrong type cost themselves only', async () => {
    await open(serverWith({ [paths.ways]: reply({ bankCards: [{ bankName: 5 }, 5, null], alipay: 'x' }) }));
    expect(await screen.findByText('No way to pay yet')).toBeTruthy();
    expect(screen.queryByTestId('pay-button')).toBeNull();
  });

  const [first] = ways.bankCards;
  const digits = 9_007_199_254_740_993n;

  test.each([
    ['a card’s id', { bankCards: [{ ...first, id: {} }] }],
    ['a card’s id', { bankCards: [{ ...first, id: 1.5 }] }],
    ['a card’s id', { bankCards: [first, { ...first, id: Number(digits) }] }],
    ['a card’s id', { bankCards: [{ ...first, id: ' ' }] }],
    ['a card’s number', { bankCards: [{ ...first, cardNo: Number(digits) }] }],
    ['another way’s id', { alipay: [{ id: [7], name: 'Wallet' }] }],
    ['the token of the payment', { repayToken: true }],
  ])('%s that can’t be told: nothing to pay by is offered (%j)', async (_what, faulty) => {
    await open(serverWith({ [paths.ways]: reply({ ...ways, ...faulty }) }));
    expect((await screen.findByTestId('page-error')).textContent).toContain('Failed to query card list');
    expect(screen.queryByTestId('pay-button')).toBeNull();
  });

  test('an id of two different cards or providers chooses neither; what is told twice is there once', async () => {
    const [first, second] = ways.bankCards;
    const bankCards = [first, { ...second, id: '7' }, second, second];
    const alipay = [
      { id: 1, name: 'Wallet' },
      { id: '1', name: 'Other' },
    ];
    await open(serverWith({ [paths.ways]: reply({ ...ways, bankCards, alipay }) }));
    expect(await screen.findAllByTestId(/^bank-card-/)).toHaveLength(1);
    expect(screen.getByTestId('bank-card-8')).toBeTruthy();
    expect(screen.queryAllByTestId(/^alipay-/)).toHaveLength(0);
  });

  test('a card without an id is left out, and what else is empty goes as it is', async () => {
    const server = serverWith({
      [paths.ways]: reply({
        bankCards: [
          { ...first, id: null },
          { ...first, id: 9, bankCode: '' },
        ],
      }),
    });
    await open(server);
    await pay('9');
    await screen.findByTestId('pay-code-input');
    expect(screen.queryAllByTestId(/^bank-card-/)).toHaveLength(0);
    expect(server.to(paths.commit).map(({ body }) => body)).toEqual([
      expect.objectContaining({ cardId: '9', bankCode: '', repayToken: '' }),
    ]);
  });

  test.each(['', 'amount=abc', 'amount=-5', 'amount=99999999999999999999'])(
    'an address with "%s" pays nothing',
    async (amount) => {
      await open(serverWith(), `/ynRepay?orderId=o1&language=1&${amount}`);
      expect(await screen.findByText('The amount is missing')).toBeTruthy();
      expect(screen.queryByTestId('pay-button')).toBeNull();
    },
  );

  test('a session that is over offers the way to sign in', async () => {
    await open(serverWith({ [paths.commit]: { status: 401, body: {} } }));
    await pay();
    expect(await screen.findByText('Your session has ended')).toBeTruthy();
  });
});
