/** @jest-environment jsdom */
import '../support/browserSetup';
import { cleanup, screen } from '@testing-library/react';
import { closeBorrowerPage, openBorrowerPage, pass, settle, stopTime } from '../support/borrowerPage';
import { createFakeServer } from '../support/fakeServer';
import { apiRows, otherReplies } from './faults/rows';

/** A control that binds money: where it stands, what leads to it, and what stands beside it in words. */
interface Binding {
  readonly control: string;
  readonly address: string;
  readonly steps: readonly (() => void)[];
  /** What its own name says. */
  readonly amount: RegExp;
  /** What it binds, in words on the screen. */
  readonly binds: RegExp;
  /** Its call gets no answer first. */
  readonly lost?: string;
}

const { loanDetailPush, repaymentCommit, repaymentConfirm } = apiRows;
const amount = { offer: /₹5,000\.00/, payment: /₹748\.05/ };
const address = { en: (of: string) => of, es: (of: string) => of.replace('language=1', 'language=2') };

const bindings: readonly Binding[] = [
  {
    control: 'confirm-submit',
    address: loanDetailPush.address,
    steps: [],
    amount: amount.offer,
    binds: /receive ₹5,000\.00 and must repay ₹5,725\.02 in all, the last part by 2026/,
  },
  {
    control: 'outcome-retry',
    address: loanDetailPush.address,
    steps: loanDetailPush.steps,
    lost: loanDetailPush.path,
    amount: amount.offer,
    binds: /receive ₹5,000\.00.*no second loan will be made/,
  },
  {
    control: 'pay-button',
    address: repaymentCommit.address,
    steps: repaymentCommit.steps.slice(0, 1),
    amount: amount.payment,
    binds: /pay ₹748\.05 with your Bank card •••• 8888/,
  },
  {
    control: 'outcome-retry',
    address: repaymentCommit.address,
    steps: repaymentCommit.steps,
    lost: repaymentCommit.path,
    amount: amount.payment,
    binds: /will not be charged twice/,
  },
  {
    control: 'alipay-a1',
    address: repaymentCommit.address,
    steps: [],
    amount: /₹748\.05 with Wallet/,
    binds: /Wallet/,
  },
  {
    control: 'pay-confirm',
    address: repaymentConfirm.address,
    steps: repaymentConfirm.steps.slice(0, 3),
    amount: amount.payment,
    binds: /pay ₹748\.05 with your Bank card •••• 8888/,
  },
  {
    control: 'outcome-retry',
    address: repaymentConfirm.address,
    steps: repaymentConfirm.steps,
    lost: repaymentConfirm.path,
    amount: amount.payment,
    binds: /will not be charged twice/,
  },
];

const wordJoiner = /\u2060/g;

beforeEach(() => {
  stopTime();
  window.scrollTo = () => undefined;
});
afterEach(() => {
  closeBorrowerPage();
  jest.useRealTimers();
});

async function walkTo({ steps, lost }: Binding, where: string): Promise<void> {
  const routes = Object.fromEntries(otherReplies.map(([path, body]) => [path, { body }]));
  const server = createFakeServer(lost === undefined ? routes : { ...routes, [lost]: 'lost' });
  await openBorrowerPage(where, { server });
  await settle();
  for (const step of steps) {
    step();
    await pass(500);
  }
}

test.each(bindings)('$control on $address names the amount and says what it binds', async (binding) => {
  await walkTo(binding, address.en(binding.address));
  const control = screen.getByTestId(binding.control);
  expect(control.textContent).toMatch(binding.amount);
  expect(document.body.textContent.replace(wordJoiner, '')).toMatch(binding.binds);
});

test.each(bindings)('$control on $address names the amount in Spanish too', async (binding) => {
  await walkTo(binding, address.es(binding.address));
  expect(screen.getByTestId(binding.control).textContent).toMatch(/\$(5,000\.00|748\.05)/);
});

test('a reload with an open payment names the amount where it offers to try again', async () => {
  const binding = bindings[3]!;
  await walkTo(binding, address.en(binding.address));
  // The page is left and loaded anew: what the browser keeps is still there.
  cleanup();
  await walkTo({ ...binding, steps: [], lost: binding.lost! }, address.en(binding.address));
  expect(screen.getByTestId('outcome-retry').textContent).toMatch(amount.payment);
});
