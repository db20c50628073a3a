import { call, put, select } from 'typed-redux-saga';
import { repaymentCommit } from '../../api/calls/repaymentCommit';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { countdownMilliseconds } from '../../effects/countdown';
import { openPage } from '../../effects/navigationSaga';
import { perform } from '../../effects/perform';
import { valueOf } from '../../effects/resource';
import { toastRequested } from '../../events/toast';
import type { RepaymentCommitReply } from '../../generated/replies';
import { isOne } from '../../kernel/flag';
import { parseMinorUnits } from '../../kernel/minorUnits';
import { shownText } from '../../kernel/shownValue';
import * as events from './events';
import { paymentFailureText } from './failureTexts';
import { leavePaid } from './leavePaid';
import { loanPage } from './loanPage';
import { commitPayload, type Attempt, type Payment } from './payment';
import type { SavedPayment } from './savedPayment';
import { cardOf, concerns, mayPay, selectPayway } from './selectors';
import type { PaywayState } from './slice';

/** Paying once more what may already be paid is the same attempt, also after a reload. */
function payingAttempt(state: PaywayState, saved: SavedPayment, cardId: string): Attempt {
  const earlier = saved.attempt(state.payment);
  if (earlier?.cardId === cardId && earlier.sendMsg === 0) return earlier;
  return { cardId, repayToken: shownText(valueOf(state.ways)?.repayToken), sendMsg: 0, askedAt: 0 };
}

const askingAttempt = (state: PaywayState, cardId: string): Attempt => ({
  cardId,
  repayToken: shownText(valueOf(state.ways)?.repayToken),
  sendMsg: 1,
  askedAt: Date.now(),
});

function attemptOf(state: PaywayState, saved: SavedPayment, action: { readonly type: string }): Attempt | undefined {
  if (events.commitRetried.match(action)) return state.attempt;
  const { cardId } = state;
  if (cardId === undefined) return undefined;
  return events.codeAskedAgain.match(action) ? askingAttempt(state, cardId) : payingAttempt(state, saved, cardId);
}

/** The page says of an earlier payment that it is unanswered, and another tab has had its answer since. */
const isAnsweredElsewhere = ({ isRestored, attempt, payment }: PaywayState, saved: SavedPayment, cardId: string): boolean =>
  isRestored && attempt?.cardId === cardId && !saved.attempt(payment);

function* waitForCode(saved: SavedPayment, payment: Payment, cardId: string, { repayRecordId }: RepaymentCommitReply) {
  if (!(yield* select(concerns(payment)))) return;
  const { verification: earlier } = yield* select(selectPayway);
  const recordId = shownText(repayRecordId) || (earlier?.recordId ?? '');
  const verification = { cardId, recordId, countdownEnd: Date.now() + countdownMilliseconds };
  saved.keepVerification(payment, verification);
  yield* put(events.verificationStarted(verification));
  yield* put(toastRequested({ key: 'payway:code.sent' }));
}

/** Pays by the chosen card, asks for another code, or tries again what nobody knows the outcome of. */
export function* handleCommit(
  dependencies: BorrowerDependencies,
  saved: SavedPayment,
  action: { readonly type: string },
) {
  const state = yield* select(selectPayway);
  const { payment } = state;
  const isTooEarly = events.codeAskedAgain.match(action) && state.secondsLeft > 0;
  if (!mayPay(state) || isTooEarly || parseMinorUnits(payment.amount) === undefined) return;
  const attempt = attemptOf(state, saved, action);
  const card = cardOf(state, attempt?.cardId);
  if (!attempt || !card) {
    yield* put(events.faultFound('card'));
    yield* put(toastRequested({ key: 'payway:noCard' }));
    return;
  }
  if (isAnsweredElsewhere(state, saved, card.id)) {
    openPage(dependencies, { ...loanPage(payment), isReplacing: true });
    return;
  }
  if (!events.commitRetried.match(action)) yield* put(events.attemptMade(attempt));
  saved.keepAttempt(payment, attempt);
  const { api, keys } = dependencies;
  const payload = commitPayload(payment, card, attempt);
  const result = yield* perform(events.commit, () => repaymentCommit(api, keys, payload, attempt.askedAt), {
    movesMoney: true,
    textOf: paymentFailureText,
    concerns: concerns(payment),
  });
  if (!result) return;
  saved.forgetAttempt(payment);
  if (!result.ok) return;
  if (isOne(result.value.needValid)) yield* waitForCode(saved, payment, card.id, result.value);
  else yield* call(leavePaid, dependencies, saved, payment);
}
