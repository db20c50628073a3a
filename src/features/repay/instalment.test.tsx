import { fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { closeBorrowerPage } from '../../../tests/support/borrowerPage';
import {
  copied,
  instalment,
  open,
  order,
  paths,
  reply,
  serverWith,
  store,
  text,
} from '../../../tests/support/repay';

afterEach(closeBorrowerPage);

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
    const elsewhere = {
      ...store,
      logo: 'https://elsewhere.example/x.png',
      BARcodeImg: 'https://elsewhere.example/y.png',
    };
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
      {
        repayAmount: anything,
        repayDate: anything,
        detail: anything,
        repayList: anything,
        productName: anything,
        noticeMsg: anything,
      },
      { requiredKeys: [] },
    );
    const channels = fc.array(
      fc.record(
        { payCode: anything, desc: anything, vCode: anything, BARcodeImg: anything },
        { requiredKeys: [] },
      ),
      { maxLength: 2 },
    );
    const replies = fc.oneof(
      hostile,
      channels.map((list) => ({ repayList: [{ list }], repayAmount: -1 })),
    );
    await fc.assert(
      fc.asyncProperty(replies, async (data) => {
        const body = JSON.stringify({ code: 0, data }, (_, value: unknown) =>
          typeof value === 'bigint' ? 1 : value,
        );
        await open(`/repay?${order}`, serverWith({ [paths.instalment]: { body } }));
        await screen.findByTestId('service-bubble');
        expect(screen.getByRole('main').textContent).not.toMatch(/undefined|NaN|object/);
      }),
      { numRuns: 40 },
    );
  });
});
