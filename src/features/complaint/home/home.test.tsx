import { screen } from '@testing-library/react';
import { closeBorrowerPage, ok, refused } from '../../../../tests/support/borrowerPage';
import { init, open, paths, server, tap, toast } from '../../../../tests/support/complaints';
import type { FakeRoute } from '../../../../tests/support/fakeServer';

const shownOrder = () => screen.getByRole('region', { name: 'The loan it is about' }).textContent;
const query = () => Object.fromEntries(new URLSearchParams(window.location.search));

afterEach(closeBorrowerPage);

describe('complaint home', () => {
  it('shows the order of the address, its rows, and every kind', async () => {
    const page = await open('/complaint?orderId=B&language=1&appVersion=2');
    expect(page.server.to(paths.init)[0]?.body).toEqual({ orderId: 'B' });
    expect(shownOrder()).toContain('Credit B');
    expect(shownOrder()).toContain('$10.00');
    for (const value of ['1', '2', '3']) expect(screen.getByTestId(`complaint-type-${value}`)).toBeTruthy();
  });

  it('takes another order from all of them, and keeps it over a reload', async () => {
    const page = await open('/complaint?language=1&appVersion=2');
    expect(shownOrder()).toContain('Credit A');
    await tap('order-switch');
    expect(screen.getByTestId('order-option-A').getAttribute('aria-pressed')).toBe('true');
    await tap('order-option-B');
    expect(shownOrder()).toContain('Credit B');
    expect(query()).toEqual({ orderId: 'B', language: '1', appVersion: '2' });
    expect(page.server.to(paths.init)).toHaveLength(1);
  });

  it('refuses collection for an order that does not allow it, in the words of the product', async () => {
    await open('/complaint?orderId=B&language=1');
    await tap('complaint-type-1');
    expect(toast()).toBe('The selected order does not support sending collection types');
    expect(screen.queryByTestId('complaint-subtype-11')).toBeNull();
    expect(window.location.pathname).toBe('/complaint');
  });

  it.each([{}, 1.5, 2 ** 60])('writes about no order whose number is %j', async (orderNo) => {
    await open('/complaint?language=1', {
      server: server({ [paths.init]: ok({ ...init, orderDetail: { ...init.orderDetail, orderNo } }) }),
    });
    expect(screen.getByTestId('page-retry')).toBeTruthy();
  });

  it('offers no kind whose value can’t be told', async () => {
    const problemType = [...init.problemType, { title: 'Odd', value: 1.5 }];
    await open('/complaint?language=1', { server: server({ [paths.init]: ok({ ...init, problemType }) }) });
    expect(screen.getByTestId('complaint-type-2')).toBeTruthy();
    expect(screen.queryByTestId('complaint-type-1.5')).toBeNull();
  });

  it.each([null, 0, 2, '0', ''])('takes isShow %j for a no', async (isShow) => {
    const detail = { ...init.orderDetail, isShow };
    await open('/complaint?language=1', {
      server: server({ [paths.init]: ok({ ...init, orderDetail: detail, orderList: [detail] }) }),
    });
    await tap('complaint-type-1');
    expect(toast()).toContain('does not support');
  });

  it('asks for a sub-type of collection, and hides them for another order', async () => {
    await open('/complaint?language=1');
    await tap('complaint-type-1');
    expect(screen.getByTestId('complaint-type-1').getAttribute('aria-expanded')).toBe('true');
    await tap('order-switch');
    await tap('order-option-B');
    expect(screen.queryByTestId('complaint-subtype-11')).toBeNull();
    await tap('order-switch');
    await tap('order-option-A');
    await tap('complaint-type-1');
    await tap('complaint-subtype-12');
    expect(window.location.pathname).toBe('/complainPageNext');
    expect(screen.getByRole('region', { name: 'About' }).textContent).toBe(
      'Collection · RudenessCredit A · Loan A',
    );
  });

  it('goes straight to the form for any other kind', async () => {
    await open('/complaint?language=1&appVersion=2');
    await tap('complaint-type-3');
    expect(window.location.pathname).toBe('/complainPageNext');
    expect(query()).toEqual({ language: '1', appVersion: '2' });
  });

  it('leads to my complaints, with the visible common parameters', async () => {
    await open('/complaint?language=1&sessionId=secret&deviceId=d');
    expect(screen.getByTestId('my-complaints').getAttribute('href')).toBe(
      '/complaintList?deviceId=d&language=1',
    );
  });

  it.each(['lost', { status: 500, body: '' }, { body: 'html' }, refused(9, 'Not today')] as FakeRoute[])(
    'settles in the error state and tries again after %j',
    async (answer) => {
      const page = await open('/complaint?orderId=B&language=1', {
        server: server({ [paths.init]: answer }),
      });
      expect(screen.getByTestId('page-error')).toBeTruthy();
      page.server.answer(paths.init, ok(init));
      await tap('page-retry');
      expect(shownOrder()).toContain('Credit B');
    },
  );

  it.each([null, {}, { problemType: null }, { problemType: [{ title: 'x' }] }])(
    'is empty, and no fault, with %j',
    async (data) => {
      await open('/complaint?language=1', { server: server({ [paths.init]: ok(data) }) });
      expect(screen.getByText('Nothing to choose from yet')).toBeTruthy();
    },
  );

  it('shows the kinds without any order, where collection is refused', async () => {
    await open('/complaint?language=1', {
      server: server({ [paths.init]: ok({ problemType: init.problemType }) }),
    });
    expect(screen.queryByTestId('order-switch')).toBeNull();
    await tap('complaint-type-1');
    expect(toast()).toContain('does not support');
  });
});
