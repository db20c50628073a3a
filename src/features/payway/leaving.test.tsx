import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { closeBorrowerPage } from '../../../tests/support/borrowerPage';
import type { FakeAnswer } from '../../../tests/support/fakeServer';
import { asksForCode, isOnLoan, keysOf, open, paths, pay, payAndConfirm, reply, serverWith, toast, type } from '../../../tests/support/payway';
import { backChosen, pageChosen } from '../../events/navigation';

afterEach(closeBorrowerPage);

type Page = Awaited<ReturnType<typeof open>>;

/** A call that is answered when the test says so. */
function held() {
  let answer: (reply: FakeAnswer) => void = () => undefined;
  const route = () => new Promise<FakeAnswer>((resolve) => (answer = resolve));
  return { route, answer: (given: FakeAnswer) => act(async () => answer(given)) };
}

const go = ({ store }: Page, path: string, query: Record<string, string> = {}) => act(async () => void store.dispatch(pageChosen({ path, query })));
const back = ({ store }: Page) => act(async () => void store.dispatch(backChosen()));
const isUnanswered = () => screen.queryByText('Last payment: no answer yet') !== null;
const code = () => screen.getByTestId<HTMLInputElement>('pay-code-input').value;
const confirm = () => fireEvent.click(screen.getByTestId('pay-confirm'));

async function loseConfirmation() {
  const server = serverWith({ [paths.confirm]: 'lost' });
  const page = await open(server);
  await payAndConfirm();
  await screen.findByTestId('outcome-check');
  server.answer(paths.confirm, reply(null));
  return { server, page };
}

describe('a confirmation whose reply is lost', () => {
  test.each([
    ['a reload', () => undefined],
    ['another tab', () => window.sessionStorage.clear()],
  ])('is known after %s; the same code is sent under the same key', async (_where, forget) => {
    const { server } = await loseConfirmation();
    forget();
    await open(server);
    await screen.findByTestId('pay-code-input');
    expect(isUnanswered()).toBe(true);
    expect(screen.getByTestId('outcome-check')).toBeTruthy();
    // Another code is due a minute after the last one, whatever was lost since.
    expect(screen.getByTestId('pay-code-button').textContent).toMatch(/^\d+s/);
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

  test('is known after going back to it', async () => {
    const { page } = await loseConfirmation();
    await go(page, '/order');
    await back(page);
    await screen.findByTestId('pay-code-input');
    expect(isUnanswered()).toBe(true);
  });

  test('stays known where the code is cancelled, with the way back to the code', async () => {
    const { server } = await loseConfirmation();
    await open(server);
    fireEvent.click(await screen.findByTestId('pay-cancel'));
    await screen.findByTestId('pay-button');
    expect(isUnanswered()).toBe(true);
    fireEvent.click(screen.getByTestId('outcome-retry'));
    expect(await screen.findByTestId('pay-code-input')).toBeTruthy();
    expect(server.to(paths.commit)).toHaveLength(1);
  });

  test('is not confirmed again where another tab has had the answer', async () => {
    const { server } = await loseConfirmation();
    await open(server);
    await screen.findByTestId('pay-code-input');
    window.localStorage.clear();
    type('482915');
    confirm();
    await isOnLoan();
    expect(server.to(paths.confirm)).toHaveLength(1);
  });

  test('is over once the server says no', async () => {
    const { server } = await loseConfirmation();
    server.answer(paths.confirm, reply(null, '800006', 'bad'));
    await open(server);
    await screen.findByTestId('pay-code-input');
    type('482915');
    confirm();
    expect(await toast()).toContain('Verification code wrong');
    expect(isUnanswered()).toBe(false);
    await open(server);
    await screen.findByTestId('pay-code-input');
    expect(isUnanswered()).toBe(false);
  });

  test('stays known where another try to pay is refused', async () => {
    const { server } = await loseConfirmation();
    await open(server);
    fireEvent.click(await screen.findByTestId('pay-cancel'));
    server.answer(paths.commit, reply(null, 7, 'Closed today'));
    await pay('8');
    expect(await toast()).toBe('Closed today');
    expect(isUnanswered()).toBe(true);
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

  test('does not hold that one up', async () => {
    const { commit, server } = await leaveForAnother();
    server.answer(paths.commit, asksForCode);
    await pay();
    await screen.findByTestId('pay-code-input');
    expect(server.to(paths.commit).map(({ body }) => (body as { orderId: string }).orderId)).toEqual(['o1', 'o2']);
    await commit.answer(asksForCode);
    type('482915');
    confirm();
    await isOnLoan();
    expect(server.to(paths.confirm)[0]?.body).toMatchObject({ orderId: 'o2' });
  });
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
