import { commitRetried, cardChosen, optionChosen, paySubmitted, screenLeft as paymentLeft, ways } from '../../../src/features/payway/events';
import { formLeft, formOpened, subjectChosen, submitted as complaintSubmitted, textChanged } from '../../../src/features/complaint/form/events';
import { offer, retried, screenLeft as offerLeft, submitted } from '../../../src/features/loan/confirm/events';
import { selectConfirm } from '../../../src/features/loan/confirm/selectors';
import { selectPayway } from '../../../src/features/payway/selectors';
import type { WithConfirm } from '../../../src/features/loan/confirm/slice';
import type { WithPayway } from '../../../src/features/payway/slice';
import complaintWriting from '../../../src/pages/borrower/features/complaintWriting';
import loan from '../../../src/pages/borrower/features/loan';
import payway from '../../../src/pages/borrower/features/payway';
import type { Feature } from '../../../src/pages/borrower/borrowerStore';
import { isOutcomeOpen } from '../../../src/kernel/acting';
import { ask, calls, field } from '../sandbox/borrower';
import type { SandboxHost } from '../sandbox/sandboxHost';
import type { Page } from './tab';

/** Something that must not be done twice for one wish. */
export interface Job {
  readonly name: string;
  /** End of the call's path. */
  readonly call: string;
  readonly feature: Feature;
  /** The screen is opened: what its components tell. */
  readonly open: (page: Page) => void;
  readonly leave: (page: Page) => void;
  /** A tap on the control that acts; where the outcome is open, on the one that tries again. */
  readonly tap: (page: Page) => void;
  /** How often the sandbox has done it for a borrower. */
  readonly done: (host: SandboxHost, sessionId: string) => Promise<number>;
}

const productId = '1002';
const payment = { orderId: '174002', productId, amount: '10000', userId: 'u', couponId: '' };

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is still owed of the order that payments are made for; nothing else changes it. */
async function owed(host: SandboxHost, sessionId: string): Promise<number> {
  const reply = await ask(host, calls.play, { orderId: payment.orderId, productId }, { sessionId });
  return Number(field(reply, 'repayAmount'));
}

let untouched: Promise<number> | undefined;
async function payments(host: SandboxHost, sessionId: string): Promise<number> {
  untouched ??= owed(host, 'nobody-pays-here');
  return ((await untouched) - (await owed(host, sessionId))) / Number(payment.amount);
}

async function ordersOf(host: SandboxHost, sessionId: string): Promise<number> {
  const reply = await ask(host, calls.init, {}, { sessionId });
  return rowsOf(field(reply, 'orderList')).length;
}
let ordersAtFirst: Promise<number> | undefined;

async function complaintsOf(host: SandboxHost, sessionId: string): Promise<number> {
  const reply = await ask(host, calls.list, {}, { sessionId });
  const texts = JSON.stringify(rowsOf(field(reply, 'tabs'))[0] ?? []);
  return texts.split('Twice or once').length - 1;
}

// The store knows its shell alone; what a feature added is known by its selectors.
const loanState = ({ store }: Page) => selectConfirm(store.getState() as unknown as WithConfirm);
const payState = ({ store }: Page) => selectPayway(store.getState() as unknown as WithPayway);

export const jobs: readonly Job[] = [
  {
    name: 'a loan',
    call: 'loan-detail-push',
    feature: loan,
    open: ({ store }) => void store.dispatch(offer.opened({ productId })),
    leave: ({ store }) => void store.dispatch(offerLeft()),
    tap: (page) => void page.store.dispatch((isOutcomeOpen(loanState(page).push) ? retried : submitted)({ productId })),
    async done(host, sessionId) {
      ordersAtFirst ??= ordersOf(host, 'nobody-borrows-here');
      return (await ordersOf(host, sessionId)) - (await ordersAtFirst);
    },
  },
  {
    name: 'a payment by card',
    call: 'repayment-commit',
    feature: payway,
    open: ({ store }) => void store.dispatch(ways.opened(payment)),
    leave: ({ store }) => void store.dispatch(paymentLeft()),
    tap(page) {
      if (isOutcomeOpen(payState(page).commit)) page.store.dispatch(commitRetried());
      else {
        page.store.dispatch(cardChosen('502'));
        page.store.dispatch(paySubmitted());
      }
    },
    done: payments,
  },
  {
    name: 'a payment by a provider',
    call: 'repayment-huichao',
    feature: payway,
    open: ({ store }) => void store.dispatch(ways.opened(payment)),
    leave: ({ store }) => void store.dispatch(paymentLeft()),
    tap: ({ store }) => void store.dispatch(optionChosen('601')),
    done: payments,
  },
  {
    name: 'a complaint',
    call: 'problem-save',
    feature: complaintWriting,
    open({ store }) {
      store.dispatch(formOpened());
      store.dispatch(subjectChosen({ type: { value: '2', title: 'Payments' }, sonType: undefined, orderNo: '174001', productName: '' }));
      store.dispatch(textChanged('Twice or once'));
    },
    leave: ({ store }) => void store.dispatch(formLeft()),
    tap: ({ store }) => void store.dispatch(complaintSubmitted()),
    done: complaintsOf,
  },
];
