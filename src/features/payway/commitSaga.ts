import { call, put, select, take } from 'typed-redux-saga';
import { sendKept } from '../../api/calls';
import type { MoneyOperation } from '../../api/idempotencyKey';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { countdownMs } from '../../effects/countdown';
import { reserveOrShow } from '../../effects/openOperation';
import { runMutation, sayFailure } from '../../effects/mutation';
import { valueOf } from '../../effects/resource';
import { toastRequested } from '../../events/toast';
import type { RepaymentCommitReply } from '../../generated/replies';
import { isOne, shownText } from '../../kernel/shownValue';
import { parseMinorUnits } from '../../kernel/money';
import { commitReplyOf } from './commitReply';
import * as events from './events';
import { cardsFailureText, paymentFailureText } from './failureTexts';
import { leavePaid } from './leavePaid';
import type { Card, Payment } from './payment';
import { commitOperation, commitPayload } from './paymentOperations';
import type { SavedVerification } from './savedVerification';
import { cardOf, isStillRelevant, mayPay, selectPayway } from './slice';

function* waitForCode(
  saved: SavedVerification,
  payment: Payment,
  cardId: string,
  { repayRecordId }: RepaymentCommitReply,
) {
  const recordId = shownText(repayRecordId);
  const verification = { cardId, recordId, countdownEnd: Date.now() + countdownMs };
  // Another payment may be in view: this one's code is waited for all the same.
  saved.keep(payment, verification);
  if (!(yield* select(isStillRelevant(payment)))) return;
  yield* put(events.verificationStarted(verification));
  yield* put(toastRequested({ key: 'payway:code.sent' }));
}

/** The record that another code is asked for; empty where a payment is only made. */
const earlierRecord = (saved: SavedVerification, payment: Payment, { payload }: MoneyOperation): string =>
  (payload.sendMsg === '1' && saved.read(payment)?.recordId) || '';

/** The person asked for another code and cancelled since: its reply does not undo that. */
function* isCancelled(saved: SavedVerification, payment: Payment, { payload }: MoneyOperation) {
  if (payload.sendMsg !== '1') return false;
  return !(yield* select(isStillRelevant(payment)))
    ? !saved.read(payment)
    : !(yield* select(selectPayway)).verification;
}

/** The card that was paid with, of a list that is asked for again where it could not be had. */
function* findCard(payment: Payment, cardId: string | undefined) {
  if (!valueOf((yield* select(selectPayway)).ways)) {
    yield* put(events.ways.renewed(payment));
    yield* take([events.ways.arrived, events.ways.failed]);
  }
  if (!(yield* select(isStillRelevant(payment)))) return undefined;
  const state = yield* select(selectPayway);
  const card = cardOf(state, cardId);
  if (state.ways.problem) yield* sayFailure(state.ways.problem, cardsFailureText);
  else if (!card) yield* put(toastRequested({ key: 'payway:cardNotListed' }));
  return card;
}

/** What is sent of a payment: what was kept of it, and the card's number, which is not. */
interface Commit {
  readonly payment: Payment;
  readonly operation: MoneyOperation;
  readonly card: Card;
}

/** Sends a payment, or the wish for another code. */
function* sendCommit(
  dependencies: BorrowerDependencies,
  saved: SavedVerification,
  { payment, operation, card }: Commit,
) {
  if (yield* select(isStillRelevant(payment))) yield* put(events.operationMade(operation));
  const { api, keys } = dependencies;
  const payload = commitPayload(operation, card);
  const earlierId = earlierRecord(saved, payment, operation);
  const send = async () =>
    commitReplyOf(await sendKept(api, keys, operation, { call: 'repayment-commit', payload }), earlierId);
  const result = yield* runMutation(events.commit, send, {
    operation,
    textOf: paymentFailureText,
    isStillRelevant: isStillRelevant(payment),
  });
  if (!result?.ok) return;
  if (!isOne(result.value.needValid)) {
    const reference = shownText(result.value.repayRecordId);
    yield* call(leavePaid, dependencies, saved, { payment, operation, reference });
  } else if (!(yield* isCancelled(saved, payment, operation)))
    yield* waitForCode(saved, payment, card.id, result.value);
  else if (yield* select(isStillRelevant(payment))) yield* put(events.commit.forgotten());
}

export function* resendCommit(
  dependencies: BorrowerDependencies,
  saved: SavedVerification,
  operation: MoneyOperation,
) {
  const { payment } = yield* select(selectPayway);
  const card = yield* findCard(payment, operation.payload.cardId);
  if (card) yield* sendCommit(dependencies, saved, { payment, operation, card });
}

/** Pays by the chosen card, or asks for another code. */
export function* handleCommit(
  dependencies: BorrowerDependencies,
  saved: SavedVerification,
  isAskingAgain: boolean,
) {
  const state = yield* select(selectPayway);
  const { payment } = state;
  const isTooEarly = isAskingAgain && state.secondsLeft > 0;
  if (!mayPay(state) || isTooEarly || parseMinorUnits(payment.amount) === undefined) return;
  const card = cardOf(state, state.cardId);
  if (!card) {
    yield* put(events.faultFound('card'));
    yield* put(toastRequested({ key: 'payway:noCard' }));
    return;
  }
  const repayToken = shownText(valueOf(state.ways)?.repayToken);
  const wanted = commitOperation(payment, { card, repayToken, sendMsg: isAskingAgain ? 1 : 0 });
  const operation = yield* reserveOrShow(dependencies, wanted, {
    found: events.operationFound,
    isStillRelevant: isStillRelevant(payment),
  });
  if (operation) yield* sendCommit(dependencies, saved, { payment, operation, card });
}
