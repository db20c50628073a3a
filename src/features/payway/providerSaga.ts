import { call, delay, put, select } from 'typed-redux-saga';
import { sendOnce } from '../../api/calls';
import { dataOf } from '../../api/reply';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { goToServerAddress } from '../../effects/goToServerAddress';
import { runMutation } from '../../effects/mutation';
import { toastRequested } from '../../events/toast';
import validateProvider from '../../generated/validators/replies/repaymentHuichao';
import { parseMinorUnits } from '../../kernel/money';
import { shownText } from '../../kernel/shownValue';
import * as events from './events';
import { providerFailureText } from './failureTexts';
import { providerPayload } from './payment';
import { paymentSubject } from './paymentOperations';
import { isStillRelevant, mayPay, selectPayway } from './slice';

/** After this many ms the other site is there, or someone has come back from it and may choose again. */
const leavingMs = 3000;

/** Goes to the page of a provider that takes the payment (contract §5). */
export function* handleProvider(dependencies: BorrowerDependencies) {
  const state = yield* select(selectPayway);
  if (!mayPay(state) || parseMinorUnits(state.payment.amount) === undefined) return;
  const { api, keys } = dependencies;
  const { payment } = state;
  const open = keys.reserved(paymentSubject(payment));
  if (open) {
    yield* put(events.operationFound(open));
    return;
  }
  const payload = providerPayload(payment);
  const send = async () => {
    const acting = { call: 'repayment-huichao', payload } as const;
    return dataOf(validateProvider, await sendOnce(api, keys, payload.orderId ?? '', acting));
  };
  const result = yield* runMutation(events.provider, send, {
    textOf: providerFailureText,
    isStillRelevant: isStillRelevant(payment),
  });
  if (!result?.ok || !(yield* select(isStillRelevant(payment)))) return;
  const { isOpen } = yield* select(selectPayway);
  const address = shownText(result.value.url);
  if (address === '') yield* put(toastRequested({ key: 'payway:failure.provider' }));
  // Who went elsewhere meanwhile stays there.
  else if (isOpen && (yield* call(goToServerAddress, dependencies, { address }))) yield* delay(leavingMs);
  if (yield* select(isStillRelevant(payment))) yield* put(events.provider.forgotten());
}
