import { act, fireEvent, screen } from '@testing-library/react';
import { closeBorrowerPage } from '../../../tests/support/borrowerPage';
import type { FakeAnswer, FakeServer } from '../../../tests/support/fakeServer';
import {
  asksForCode,
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

afterEach(closeBorrowerPage);

describe('confirming by SMS', () => {
  test('sends the code with the record, and leads to the loan', async () => {
    const server = serverWith();
    await open(server);
    await payAndConfirm();
    await isOnLoan();
    expect(server.to(paths.confirm).map(({ body }) => body)).toEqual([
      { orderId: 'o1', verifyCode: '482915', repaymentRecordId: 'r1' },
    ]);
    expect(await toast()).toBe('Your payment was received.');
  });

  test('asks for at least six characters', async () => {
    const server = serverWith();
    await open(server);
    await payAndConfirm('48291');
    expect(await toast()).toContain('Type the correct code');
    expect(screen.getByTestId('pay-code-input').getAttribute('aria-invalid')).toBe('true');
    expect(server.to(paths.confirm)).toHaveLength(0);
  });

  test('sends no code that was pasted twice', async () => {
    const server = serverWith();
    await open(server);
    await payAndConfirm('482915482915');
    expect(await toast()).toContain('Type the correct code');
    const input = screen.getByTestId<HTMLInputElement>('pay-code-input');
    expect(input.value).toBe('482915482915');
    expect(screen.getByText(/more digits than a code has/)).toBeTruthy();
    expect(server.to(paths.confirm)).toHaveLength(0);
  });

  test('takes the code alone out of the message that brought it', async () => {
    const server = serverWith();
    await open(server);
    await payAndConfirm('Tu código es ४८२-९१५. No lo compartas');
    await isOnLoan();
    expect(server.to(paths.confirm)[0]?.body).toMatchObject({ verifyCode: '482915' });
  });

  test('sends no message in which there is no code', async () => {
    const server = serverWith();
    await open(server);
    await payAndConfirm('Presta: no compartas tu clave');
    expect(await toast()).toContain('Type the correct code');
    expect(server.to(paths.confirm)).toHaveLength(0);
  });

  test('names what it binds; the code comes from the SMS by itself where the phone can', async () => {
    await open(serverWith());
    await pay();
    const input = await screen.findByTestId('pay-code-input');
    expect(input.getAttribute('autocomplete')).toBe('one-time-code');
    expect(screen.getByTestId('pay-confirm').textContent).toBe('Confirm payment of ₹748.05');
    expect(document.body.textContent).toContain(
      'By confirming you pay ₹748.05 with your Bank One card •••• 1234.',
    );
    expect(await toast()).toContain('Check your phone');
  });

  test('a wrong code is said and stays for another try under a new key; the way to the loan is there', async () => {
    const server = serverWith({ [paths.confirm]: reply(null, '800006', 'bad') });
    await open(server);
    await payAndConfirm();
    expect(await toast()).toContain('Verification code wrong');
    expect(screen.getByRole('button', { name: 'See my loan' })).toBeTruthy();
    server.answer(paths.confirm, reply(null));
    type('111111');
    fireEvent.click(screen.getByTestId('pay-confirm'));
    await isOnLoan();
    expect(new Set(keysOf(server, paths.confirm)).size).toBe(2);
  });

  test('a lost reply is tried again as it was', async () => {
    const server = serverWith({ [paths.confirm]: 'lost' });
    await open(server);
    await payAndConfirm();
    await screen.findByTestId('outcome-check');
    server.answer(paths.confirm, reply(null));
    fireEvent.click(screen.getByTestId('outcome-retry'));
    fireEvent.click(screen.getByTestId('outcome-retry'));
    await isOnLoan();
    expect(server.to(paths.confirm)).toHaveLength(2);
    expect(new Set(keysOf(server, paths.confirm)).size).toBe(1);
  });

  test('cancel starts over, also after a reload', async () => {
    const server = serverWith();
    await open(server);
    await pay();
    await screen.findByTestId('pay-code-input');
    fireEvent.click(screen.getByTestId('pay-cancel'));
    expect(await screen.findByTestId('pay-button')).toBeTruthy();
    await open(server);
    expect(await screen.findByTestId('pay-button')).toBeTruthy();
  });
});

describe('the countdown', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const label = () => screen.getByTestId('pay-code-button').textContent;

  async function waitForCode(server: FakeServer) {
    await open(server);
    await pass(50);
    fireEvent.click(screen.getByTestId('bank-card-7'));
    fireEvent.click(screen.getByTestId('pay-button'));
    await pass(50);
  }

  test('lasts a minute, refuses meanwhile, and then asks under a new key with sendMsg 1', async () => {
    const server = serverWith();
    await waitForCode(server);
    expect(label()).toMatch(/^60s/);
    fireEvent.click(screen.getByTestId('pay-code-button'));
    await pass(20_000);
    expect(label()).toMatch(/^40s/);
    expect(server.to(paths.commit)).toHaveLength(1);
    await pass(40_000);
    expect(label()).toBe('Get code');
    fireEvent.click(screen.getByTestId('pay-code-button'));
    fireEvent.click(screen.getByTestId('pay-code-button'));
    await pass(50);
    expect(server.to(paths.commit).map(({ body }) => (body as { sendMsg: number }).sendMsg)).toEqual([0, 1]);
    expect(label()).toMatch(/^60s/);
    expect(new Set(keysOf(server, paths.commit)).size).toBe(2);
  });

  test.each([
    [undefined, 'r1'],
    ['r2', 'r2'],
  ])('another code whose reply names %j confirms %j', async (named, confirmed) => {
    const server = serverWith();
    await waitForCode(server);
    await pass(60_000);
    server.answer(paths.commit, reply({ needValid: 1, repayRecordId: named }));
    fireEvent.click(screen.getByTestId('pay-code-button'));
    await pass(50);
    type('482915');
    fireEvent.click(screen.getByTestId('pay-confirm'));
    await pass(50);
    expect(server.to(paths.confirm).map(({ body }) => body)).toEqual([
      expect.objectContaining({ repaymentRecordId: confirmed }),
    ]);
  });

  test('another code of a record that can’t be told confirms nothing', async () => {
    const server = serverWith();
    await waitForCode(server);
    await pass(60_000);
    server.answer(paths.commit, reply({ needValid: 1, repayRecordId: 1.5 }));
    fireEvent.click(screen.getByTestId('pay-code-button'));
    await pass(50);
    expect(screen.getByTestId('outcome-check')).toBeTruthy();
    expect(screen.queryByTestId('pay-confirm')).toBeNull();
    expect(server.to(paths.confirm)).toHaveLength(0);
  });

  test('that is cancelled while another code is asked for stays so, whatever the late reply says', async () => {
    const server = serverWith();
    await waitForCode(server);
    await pass(60_000);
    let answer: (reply: FakeAnswer) => void = () => undefined;
    server.answer(paths.commit, () => new Promise((resolve) => (answer = resolve)));
    fireEvent.click(screen.getByTestId('pay-code-button'));
    await pass(50);
    fireEvent.click(screen.getByTestId('pay-cancel'));
    await pass(50);
    expect(screen.getByTestId('pay-button').getAttribute('aria-busy')).toBe('true');
    answer(asksForCode);
    await pass(50);
    expect(screen.queryByTestId('pay-code-input')).toBeNull();
    expect(screen.getByTestId('pay-button').getAttribute('aria-busy')).toBeNull();
    await open(server);
    await pass(50);
    expect(screen.getByTestId('pay-button')).toBeTruthy();
  });

  test('goes by the clock: a phone that slept is right at once, and a reload goes on', async () => {
    const server = serverWith();
    await waitForCode(server);
    jest.setSystemTime(Date.now() + 30_000);
    await pass(1000);
    expect(label()).toMatch(/^29s/);
    await open(server);
    await pass(50);
    expect(label()).toMatch(/^29s/);
    await pass(29_000);
    expect(label()).toBe('Get code');
  });

  test('a code that is asked for again after a lost reply goes under a new key, its own retry does not', async () => {
    const server = serverWith();
    await waitForCode(server);
    await pass(60_000);
    server.answer(paths.commit, 'lost');
    fireEvent.click(screen.getByTestId('pay-code-button'));
    await pass(50);
    server.answer(paths.commit, asksForCode);
    fireEvent.click(screen.getByTestId('outcome-retry'));
    await pass(50);
    const [paid, asked, retried] = keysOf(server, paths.commit);
    expect(asked).not.toBe(paid);
    expect(retried).toBe(asked);
    expect(label()).toMatch(/^60s/);
  });
});
