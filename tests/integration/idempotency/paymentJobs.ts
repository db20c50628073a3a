import {
  cardChosen,
  codeTyped,
  confirmSubmitted,
  optionChosen,
  paySubmitted,
  retried,
  screenLeft,
  ways,
} from '../../../src/features/payway/events';
import { selectPayway, type WithPayway } from '../../../src/features/payway/slice';
import { isOutcomeOpen } from '../../../src/kernel/acting';
import payway from '../../../src/features/payway/saga';
import { ask, calls, field } from '../sandbox/borrower';
import type { RunningSandbox } from '../../support/sandbox';
import { borrowerPage, type BorrowerPageStore } from './borrowerTab';
import type { Job, TabOptions } from './job';

const payment = { orderId: '174002', productId: '1002', amount: '10000', userId: 'u', couponId: '' };
/** Cards of the sandbox: one that is paid with at once, and one whose payments wait for a code. */
const plainCard = '502';
const codeCard = '501';

/** What is still owed of the order that payments are made for; nothing else changes it. */
async function owed(host: RunningSandbox, sessionId: string): Promise<number> {
  const { orderId, productId } = payment;
  const reply = await ask(host, calls.play, { orderId, productId }, { sessionId });
  return Number(field(reply, 'repayAmount'));
}

let untouched: Promise<number> | undefined;
async function payments(host: RunningSandbox, sessionId: string): Promise<number> {
  untouched ??= owed(host, 'nobody-pays-here');
  return ((await untouched) - (await owed(host, sessionId))) / Number(payment.amount);
}

const payState = (store: BorrowerPageStore) => selectPayway(store.getState() as unknown as WithPayway);

function pay(store: BorrowerPageStore, cardId: string): void {
  store.dispatch(cardChosen(cardId));
  store.dispatch(paySubmitted());
}

/** Has a code sent where none is waited for, and types the one that was. */
async function typeCode(store: BorrowerPageStore, { host, pass }: TabOptions): Promise<void> {
  if (isOutcomeOpen(payState(store).confirm) && payState(store).code === '') store.dispatch(retried());
  else if (!payState(store).verification) pay(store, codeCard);
  await pass(0);
  const { verification, code } = payState(store);
  if (!verification || code !== '') return;
  const sent = await host.store
    .selectFrom('payments')
    .select('sms_code')
    .where('record_id', '=', verification.recordId)
    .executeTakeFirst();
  store.dispatch(codeTyped(sent?.sms_code ?? ''));
}

const screen = {
  feature: payway,
  open: (store: BorrowerPageStore) => void store.dispatch(ways.opened(payment)),
  leave: (store: BorrowerPageStore) => void store.dispatch(screenLeft()),
};

export const paymentJobs: readonly Job[] = [
  {
    name: 'a payment by card',
    call: 'repayment-commit',
    load: borrowerPage({
      ...screen,
      tap(store) {
        if (isOutcomeOpen(payState(store).commit)) store.dispatch(retried());
        else pay(store, plainCard);
      },
      saysOpen: (store) => isOutcomeOpen(payState(store).commit),
    }),
    done: payments,
  },
  {
    name: 'a payment by card and code',
    call: 'repayment-confirm',
    load: borrowerPage({
      ...screen,
      prepare: typeCode,
      tap: (store) =>
        void store.dispatch(isOutcomeOpen(payState(store).confirm) ? retried() : confirmSubmitted()),
      saysOpen: (store) => isOutcomeOpen(payState(store).confirm),
    }),
    done: payments,
  },
  {
    name: 'a payment by a provider',
    call: 'repayment-huichao',
    load: borrowerPage({ ...screen, tap: (store) => void store.dispatch(optionChosen('601')) }),
    done: payments,
  },
];
