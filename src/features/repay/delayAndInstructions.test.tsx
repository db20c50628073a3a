import { fireEvent, screen } from '@testing-library/react';
import { closeBorrowerPage } from '../../../tests/support/borrowerPage';
import {
  copied,
  instructions,
  open,
  order,
  paths,
  reply,
  serverWith,
  text,
} from '../../../tests/support/repay';

afterEach(closeBorrowerPage);

describe('/repayDelay', () => {
  test('shows what an extension costs, what is owed afterwards, and leads to the instructions for it', async () => {
    await open(`/repayDelay?${order}`, serverWith());
    expect(await text('delay-amount')).toBe('₹156.00');
    for (const shown of [
      'Fee of the extension',
      'Rest',
      '₹748.05',
      'capital',
      'Up to 7 days.',
      'You owe the same.',
    ]) {
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
    await open(
      address,
      serverWith({ [paths.instructions]: reply({ ...instructions, repayDetail: detail }) }),
    );
    expect(await text('instruction-amount')).toBe('₹999.00');
  });

  test('an amount that is no amount is not shown as one', async () => {
    await open(address.replace('74805', '12e9'), serverWith());
    expect(await screen.findByText('At the store')).toBeTruthy();
    expect(screen.queryByTestId('instruction-amount')).toBeNull();
  });

  test('keeps the words of a picture that may not be shown', async () => {
    const imgList = [
      { title: '', content: ['https://elsewhere.example/a.png'] },
      { title: 'Where to pay', content: ['https://elsewhere.example/b.png'] },
    ];
    await open(address, serverWith({ [paths.instructions]: reply({ ...instructions, imgList }) }));
    expect(await screen.findByText('Where to pay', { selector: 'p' })).toBeTruthy();
    expect(document.querySelector('img[src*="elsewhere"]')).toBeNull();
  });

  test('copies the company, shows every section, and links to the fees of the brand', async () => {
    await open(address, serverWith());
    fireEvent.click(await screen.findByTestId('company-copy'));
    await screen.findByTestId('toast');
    expect(await copied()).toBe('Lender S.A.');
    for (const shown of ['At the store', '98765432', 'Steps', 'Go there.', 'Pay.', 'Fees']) {
      expect(screen.getByRole('main').textContent).toContain(shown);
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
