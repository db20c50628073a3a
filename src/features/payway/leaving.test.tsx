import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { closeBorrowerPage, provideLocks } from '../../../tests/support/borrowerPage';
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
  type,
} from '../../../tests/support/payway';
import { createIdempotencyKeys } from '../../api/idempotencyKey';
import { createKeyValueStore } from '../../api/keyValueStore';
import { backChosen, pageChosen } from '../../events/navigation';
import { confirmOperation } from './paymentOperations';

afterEach(closeBorrowerPage);

type Page = Awaited<ReturnType<typeof open>>;

/** A call that is answered when the test says so. */
function held() {
  let answer: (reply: FakeAnswer) => void = () => undefined;
  const route = () => new Promise<FakeAnswer>((resolve) => (answer = resolve));
  return { route, answer: (given: FakeAnswer) => act(async () => answer(given)) };
}

const go = ({ store }: Page, path: string, query: Record<string, string> = {}) =>
  act(async () => void store.dispatch(pageChosen({ path, query })));
const back = ({ store }: Page) => act(async () => void store.dispatch(backChosen()));
const isUnanswered = () => screen.queryByText('We are checking what happened') !== null;
const code = () => screen.getByTestId<HTMLInputElement>('pay-code-input').value;
const confirm = () => fireEvent.click(screen.getByTestId('pay-confirm'));

/** A confirmation of this payment that another tab has sent, and that is not answered yet. */
const confirmInAnotherTab = (sent: string) =>
  createIdempotencyKeys({
    store: createKeyValueStore(() => window.localStorage),
    locks: undefined,
    newKey: () => 'of-another-tab',
  }).reserve(
    confirmOperation(
      { orderId: 'o1', amount: '74805' },
      { cardId: '7', recordId: 'r1', countdownEnd: 0 },
      sent,
    ),
  );

async function loseConfirmation() {
  const server = serverWith({ [paths.confirm]: 'lost' });
  const page = await open(server);
  await payAndConfirm();
  await screen.findByTestId('outcome-check');
  server.answer(paths.confirm, reply(null));
  return { server, page };
}

describe('a confirmation whose reply is lost', () => {
  /** The page is loaded anew, and the open confirmation is to be sent again. */
  async function typeAgain(server: Awaited<ReturnType<typeof loseConfirmation>>['server']) {
    const page = await open(server);
    fireEvent.click(await screen.findByTestId('outcome-retry'));
    await screen.findByTestId('pay-code-input');
    return page;
  }

  test.each([
    ['a reload', () => undefined],
    ['another tab', () => window.sessionStorage.clear()],
  ])('is known after %s; the same code is sent under the same key', async (_where, forget) => {
    const { server } = await loseConfirmation();
    forget();
    await typeAgain(server);
    expect(screen.getByText(/The same code will not charge you twice/)).toBeTruthy();
    type('482915');
    confirm();
    await isOnLoan();
    const [first, second] = server.to(paths.confirm);
    expect(second?.body).toEqual(first?.body);
    expect(new Set(keysOf(server, paths.confirm)).size).toBe(1);
    await open(server);
    await screen.findByTestId('pay-button');
    expect(isUnanswered()).toBe(false);
  });

  test('goes with no other code than its own, and no other code is asked for', async () => {
    const { server } = await loseConfirmation();
    await typeAgain(server);
    type('111111');
    confirm();
    expect(await toast()).toContain('not the code that you sent');
    type('48');
    confirm();
    await waitFor(async () => expect(await toast()).toContain('Type the correct code'));
    expect(server.to(paths.confirm)).toHaveLength(1);
    expect(screen.getByTestId('pay-code-button').getAttribute('aria-disabled')).toBe('true');
  });

  test.each([
    ['whoever sent it', 'ana', '₹748.05'],
    ['nobody else, who confirms what they were led to', 'beto', '₹500.00'],
  ])('names its amount to %s', async (_who, person, amount) => {
    const server = serverWith({ [paths.confirm]: 'lost' });
    await open(server, `${address}&sessionId=ana`);
    await payAndConfirm();
    await screen.findByTestId('outcome-check');
    const { container } = await open(server, `${address.replace('74805', '50000')}&sessionId=${person}`);
    fireEvent.click(await screen.findByTestId('outcome-retry'));
    await screen.findByTestId('pay-code-input');
    expect(new Set(container.textContent.match(/₹[\d.,]*\d/g))).toEqual(new Set([amount]));
  });

  test('asks for its own code in a tab that was duplicated before and holds another one', async () => {
    const server = serverWith();
    await open(server);
    await pay();
    await screen.findByTestId('pay-code-input');
    await confirmInAnotherTab('482915');
    type('111111');
    confirm();
    fireEvent.click(await screen.findByTestId('outcome-retry'));
    expect((await screen.findByTestId<HTMLInputElement>('pay-code-input')).value).toBe('');
    type('482915');
    confirm();
    await isOnLoan();
    expect(keysOf(server, paths.confirm)).toEqual(['of-another-tab']);
  });

  test('is known after going back to it', async () => {
    const { page } = await loseConfirmation();
    await go(page, '/order');
    await back(page);
    await waitFor(() => expect(isUnanswered()).toBe(true));
  });

  test('stays known where the code is cancelled', async () => {
    const { server } = await loseConfirmation();
    await typeAgain(server);
    fireEvent.click(screen.getByTestId('pay-cancel'));
    await waitFor(() => expect(isUnanswered()).toBe(true));
    fireEvent.click(screen.getByTestId('outcome-retry'));
    expect(await screen.findByTestId('pay-code-input')).toBeTruthy();
    expect(server.to(paths.commit)).toHaveLength(1);
  });

  test('is not confirmed again where another tab has had the answer', async () => {
    const { server } = await loseConfirmation();
    await typeAgain(server);
    window.localStorage.clear();
    type('482915');
    confirm();
    await isOnLoan();
    expect(server.to(paths.confirm)).toHaveLength(1);
  });

  test('is over once the server says no', async () => {
    const { server } = await loseConfirmation();
    server.answer(paths.confirm, reply(null, '800006', 'bad'));
    await typeAgain(server);
    type('482915');
    confirm();
    expect(await toast()).toContain('Verification code wrong');
    await open(server);
    await screen.findByTestId('pay-code-input');
    expect(isUnanswered()).toBe(false);
  });

  test('holds back any other payment of its loan, until it is let go', async () => {
    const { server } = await loseConfirmation();
    await open(server, address.replace('74805', '50000'));
    await waitFor(() => expect(isUnanswered()).toBe(true));
    expect(screen.queryByTestId('pay-button')).toBeNull();
    fireEvent.click(screen.getByTestId('outcome-discard'));
    await pay('8');
    await screen.findByTestId('pay-code-input');
    expect(server.to(paths.commit)).toHaveLength(2);
  });

  test('can be tried again where its screen was left and opened meanwhile', async () => {
    const confirmation = held();
    const server = serverWith({ [paths.confirm]: confirmation.route });
    const page = await open(server);
    await payAndConfirm();
    await go(page, '/order');
    await back(page);
    await screen.findByTestId('pay-code-input');
    expect(code()).toBe('482915');
    await confirmation.answer('lost');
    server.answer(paths.confirm, reply(null));
    fireEvent.click(await screen.findByTestId('outcome-retry'));
    await isOnLoan();
    expect(new Set(keysOf(server, paths.confirm)).size).toBe(1);
  });
});

describe('a reply that comes when another payment is in view', () => {
  const other = { orderId: 'o2', productId: 'p2', amount: '50000' };

  async function leaveForAnother() {
    const commit = held();
    const server = serverWith({ [paths.commit]: commit.route });
    const page = await open(server);
    await pay();
    await go(page, '/ynRepay', other);
    await screen.findByTestId('pay-button');
    return { commit, server, page };
  }

  test.each([
    ['asks for a code', asksForCode],
    ['is lost', 'lost' as const],
    ['refuses', reply(null, 7, 'Closed today')],
  ])('and %s changes nothing of it', async (_what, answer) => {
    const { commit } = await leaveForAnother();
    await commit.answer(answer);
    expect(screen.getByTestId('pay-button').textContent).toBe('Pay ₹500.00');
    expect(screen.queryByTestId('pay-code-input')).toBeNull();
    expect(screen.queryByTestId('outcome-check')).toBeNull();
    expect(screen.queryByText('Closed today')).toBeNull();
  });

  test('and says that it is paid is told, and leads nowhere', async () => {
    const { commit } = await leaveForAnother();
    await commit.answer(reply({ needValid: 0 }));
    expect(await toast()).toBe('Your payment was received.');
    expect(screen.getByTestId('pay-button').textContent).toBe('Pay ₹500.00');
    expect(window.location.pathname).toBe('/ynRepay');
  });

  test('and is lost is known where its own payment is opened again', async () => {
    const { commit, page } = await leaveForAnother();
    await commit.answer('lost');
    await back(page);
    await waitFor(() => expect(isUnanswered()).toBe(true));
  });

  test('and asks for a code is waited for where its own payment is opened again', async () => {
    const { commit, page } = await leaveForAnother();
    await commit.answer(asksForCode);
    await back(page);
    expect(await screen.findByTestId('pay-code-input')).toBeTruthy();
  });

  test('does not hold that one up', async () => {
    const { commit, server } = await leaveForAnother();
    server.answer(paths.commit, asksForCode);
    await pay();
    await screen.findByTestId('pay-code-input');
    expect(server.to(paths.commit).map(({ body }) => (body as { orderId: string }).orderId)).toEqual([
      'o1',
      'o2',
    ]);
    await commit.answer(asksForCode);
    type('482915');
    confirm();
    await isOnLoan();
    expect(server.to(paths.confirm)[0]?.body).toMatchObject({ orderId: 'o2' });
  });
});

test('no provider’s page is opened while another tab’s payment is open, which is shown instead', async () => {
  const server = serverWith();
  const page = await open(server);
  await screen.findByTestId('alipay-a1');
  await confirmInAnotherTab('482915');
  fireEvent.click(screen.getByTestId('alipay-a1'));
  await waitFor(() => expect(isUnanswered()).toBe(true));
  expect(server.to(paths.provider)).toEqual([]);
  expect(page.left).toEqual([]);
});

describe('a tap whose reservation waits for another tab, while another payment is opened', () => {
  const other = { orderId: 'o2', productId: 'p2', amount: '50000' };

  test('is sent as it was tapped, and tells its own screen alone', async () => {
    const locks = provideLocks();
    locks.hold();
    const server = serverWith();
    const page = await open(server);
    await pay();
    await go(page, '/ynRepay', other);
    await choose('8');
    await locks.release();
    await waitFor(() => expect(server.to(paths.commit)).toHaveLength(1));
    expect(server.to(paths.commit)[0]?.body).toMatchObject({ orderId: 'o1', amount: '74805', cardId: '7' });
    await waitFor(() => expect(window.sessionStorage).toHaveLength(1));
    expect(screen.queryByTestId('pay-code-input')).toBeNull();
    expect(screen.getByTestId('pay-button').getAttribute('aria-busy')).toBeNull();
    await back(page);
    expect(await screen.findByTestId('pay-code-input')).toBeTruthy();
  });

  test('and that finds an open one there shows it on its own screen alone', async () => {
    const locks = provideLocks();
    const server = serverWith({ [paths.commit]: 'lost' });
    const page = await open(server);
    await choose();
    locks.hold();
    fireEvent.click(screen.getByTestId('pay-button'));
    await go(page, '/ynRepay', other);
    await screen.findByTestId('pay-button');
    await confirmInAnotherTab('482915');
    await locks.release();
    expect(isUnanswered()).toBe(false);
    expect(server.to(paths.commit)).toEqual([]);
    await back(page);
    await waitFor(() => expect(isUnanswered()).toBe(true));
  });

  test('and that lets an open one go leaves the other one alone', async () => {
    const locks = provideLocks();
    const server = serverWith({ [paths.commit]: 'lost' });
    const page = await open(server);
    await pay();
    await screen.findByTestId('outcome-check');
    await go(page, '/ynRepay', other);
    await pay();
    await screen.findByTestId('outcome-check');
    await back(page);
    await screen.findByRole('button', { name: 'Try again for ₹748.05' });
    locks.hold();
    fireEvent.click(screen.getByTestId('outcome-discard'));
    await go(page, '/ynRepay', other);
    await screen.findByRole('button', { name: 'Try again for ₹500.00' });
    await locks.release();
    expect(screen.getByRole('button', { name: 'Try again for ₹500.00' })).toBeTruthy();
    await back(page);
    expect(await screen.findByTestId('pay-button')).toBeTruthy();
  });
});

test('the code of a payment is not lost because another one’s is waited for since', async () => {
  const server = serverWith();
  const page = await open(server);
  await pay();
  await screen.findByTestId('pay-code-input');
  await go(page, '/ynRepay', { orderId: 'o2', productId: 'p2', amount: '50000' });
  await pay();
  await screen.findByTestId('pay-code-input');
  await open(server);
  expect(await screen.findByTestId('pay-code-input')).toBeTruthy();
  type('482915');
  confirm();
  await isOnLoan();
  expect(server.to(paths.confirm)[0]?.body).toMatchObject({ orderId: 'o1' });
});

test('a provider’s page is not opened for who went elsewhere meanwhile', async () => {
  const provider = held();
  const server = serverWith({ [paths.provider]: provider.route });
  const page = await open(server);
  fireEvent.click(await screen.findByTestId('alipay-a1'));
  await go(page, '/order');
  await provider.answer(reply({ url: 'https://pay.example/now' }));
  expect(page.left).toEqual([]);
  await back(page);
  fireEvent.click(await screen.findByTestId('alipay-a1'));
  await waitFor(() => expect(server.to(paths.provider)).toHaveLength(2));
  await provider.answer(reply({ url: 'https://pay.example/now' }));
  await waitFor(() => expect(page.left).toHaveLength(1));
});
