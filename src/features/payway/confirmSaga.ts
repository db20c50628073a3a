import { call, put, select } from 'typed-redux-saga';
import { sendKept } from '../../api/calls';
import type { MoneyOperation } from '../../api/idempotencyKey';
import { withoutData } from '../../api/reply';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { reserveOrShow } from '../../effects/openOperation';
import { runMutation } from '../../effects/mutation';
import { toastRequested } from '../../events/toast';
import { mostCodeDigits } from '../../kernel/typedCode';
import * as events from './events';
import { paymentFailureText } from './failureTexts';
import { leavePaid } from './leavePaid';
import type { Payment } from './payment';
import { confirmOperation, confirmPayload, isSentCode, verificationOf } from './paymentOperations';
import type { SavedVerification } from './savedVerification';
import { isStillRelevant, mayPay, selectPayway } from './slice';

/**
 * A code of an SMS has at least six characters, no message around it, and not more digits than any code has, as one that
 * was pasted twice (contract §12).
 */
function codeFault(typed: string): 'code' | 'longCode' | undefined {
  if (!/^\S{6,}$/.test(typed)) return 'code';
  return /^\d+$/.test(typed) && typed.length > mostCodeDigits ? 'longCode' : undefined;
}

function* refuseCode(fault: 'code' | 'longCode' | 'otherCode') {
  yield* put(events.faultFound(fault));
  yield* put(toastRequested({ key: fault === 'otherCode' ? 'payway:code.other' : 'payway:code.tooShort' }));
}

interface Confirmation {
  readonly payment: Payment;
  readonly operation: MoneyOperation;
  readonly code: string;
}

function* sendConfirm(
  dependencies: BorrowerDependencies,
  saved: SavedVerification,
  { payment, operation, code }: Confirmation,
) {
  if (yield* select(isStillRelevant(payment))) yield* put(events.operationMade(operation));
  const { api, keys } = dependencies;
  const payload = confirmPayload(operation, code);
  const send = async () =>
    withoutData(await sendKept(api, keys, operation, { call: 'repayment-confirm', payload }));
  const result = yield* runMutation(events.confirm, send, {
    operation,
    textOf: paymentFailureText,
    isStillRelevant: isStillRelevant(payment),
  });
  const { recordId: reference = '' } = operation.payload;
  if (result?.ok) yield* call(leavePaid, dependencies, saved, { payment, operation, reference });
}

/** Sends an open confirmation again, whose code is typed once more; once sent it goes with no other code. */
export function* resendConfirm(
  dependencies: BorrowerDependencies,
  saved: SavedVerification,
  operation: MoneyOperation,
) {
  const { payment, code, isCodeWanted } = yield* select(selectPayway);
  if (isSentCode(operation, code)) yield* sendConfirm(dependencies, saved, { payment, operation, code });
  else if (isCodeWanted) yield* refuseCode(codeFault(code) ?? 'otherCode');
  // What was typed here may be another code, such as in a tab that was duplicated before it was sent in the other one.
  else yield* put(events.codeWanted(verificationOf(operation)));
}

/** Confirms a payment by its code; a refusal stays on the screen for another try (contract §5). */
export function* handleConfirm(dependencies: BorrowerDependencies, saved: SavedVerification) {
  const state = yield* select(selectPayway);
  const { payment, code, verification } = state;
  if (!verification || !mayPay(state)) return;
  const fault = codeFault(code);
  if (fault) {
    yield* refuseCode(fault);
    return;
  }
  const wanted = confirmOperation(payment, verification, code);
  const operation = yield* reserveOrShow(dependencies, wanted, {
    found: events.operationFound,
    isStillRelevant: isStillRelevant(payment),
  });
  if (operation) yield* sendConfirm(dependencies, saved, { payment, operation, code });
}
