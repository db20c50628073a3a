import {
  formLeft,
  formOpened,
  subjectChosen,
  submitted as complaintSubmitted,
  textChanged,
} from '../../../src/features/complaint/form/slice';
import {
  offer,
  retried,
  screenLeft as offerLeft,
  submitted,
  selectConfirm,
  type WithConfirm,
} from '../../../src/features/loan/confirm/slice';
import { details, rating } from '../../../src/features/loan/details/slice';
import { fingerprintOf } from '../../../src/sandbox/idempotency';
import { borrowerOf } from '../../../src/sandbox/borrower';
import { isOutcomeOpen } from '../../../src/kernel/acting';
import complaintWriting from '../../../src/features/complaint/writingSaga';
import loan from '../../../src/features/loan/saga';
import loanOffer from '../../../src/features/loan/confirm/saga';
import { ask, calls, field } from '../sandbox/borrower';
import type { RunningSandbox } from '../../support/sandbox';
import { borrowerPage, type BorrowerPageStore } from './borrowerTab';
import type { Job } from './job';

const productId = '1002';
const rated = { productId, orderId: '174002' };
const stars = 3;

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

async function ordersOf(host: RunningSandbox, sessionId: string): Promise<number> {
  const reply = await ask(host, calls.init, {}, { sessionId });
  return rowsOf(field(reply, 'orderList')).length;
}
let ordersAtFirst: Promise<number> | undefined;

async function complaintsOf(host: RunningSandbox, sessionId: string): Promise<number> {
  const reply = await ask(host, calls.list, {}, { sessionId });
  const texts = JSON.stringify(rowsOf(field(reply, 'tabs'))[0] ?? []);
  return texts.split('Twice or once').length - 1;
}

/** The last stars count, so a second rating shows only by the reply that is kept under another key. */
async function ratingsOf({ store }: RunningSandbox, sessionId: string): Promise<number> {
  const fingerprint = fingerprintOf('google-score', [borrowerOf(sessionId), { score: stars }]);
  const rows = await store
    .selectFrom('replies')
    .select('idempotency_key')
    .where('fingerprint', '=', fingerprint)
    .execute();
  return rows.length;
}

const isLoanOpen = (store: BorrowerPageStore): boolean =>
  isOutcomeOpen(selectConfirm(store.getState() as unknown as WithConfirm).push);

export const loanJobs: readonly Job[] = [
  {
    name: 'a loan',
    call: 'loan-detail-push',
    load: borrowerPage({
      feature: loanOffer,
      open: (store) => void store.dispatch(offer.opened({ productId })),
      leave: (store) => void store.dispatch(offerLeft()),
      tap: (store) => void store.dispatch((isLoanOpen(store) ? retried : submitted)({ productId })),
      saysOpen: isLoanOpen,
    }),
    async done(host, sessionId) {
      ordersAtFirst ??= ordersOf(host, 'nobody-borrows-here');
      return (await ordersOf(host, sessionId)) - (await ordersAtFirst);
    },
  },
  {
    name: 'a rating',
    call: 'google-score',
    load: borrowerPage({
      feature: loan,
      open: (store) => void store.dispatch(details.opened(rated)),
      leave: () => undefined,
      tap(store) {
        store.dispatch(rating.starsChosen(stars));
        store.dispatch(rating.submitted(rated));
      },
    }),
    done: ratingsOf,
  },
  {
    name: 'a complaint',
    call: 'problem-save',
    load: borrowerPage({
      feature: complaintWriting,
      open(store) {
        store.dispatch(formOpened());
        store.dispatch(
          subjectChosen({
            type: { value: '2', title: 'Payments' },
            sonType: undefined,
            orderNo: '174001',
            productName: '',
          }),
        );
        store.dispatch(textChanged({ text: 'Twice or once', leftOut: '' }));
      },
      leave: (store) => void store.dispatch(formLeft()),
      tap: (store) => void store.dispatch(complaintSubmitted()),
    }),
    done: complaintsOf,
  },
];
