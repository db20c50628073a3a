import { put, select, takeLeading } from 'typed-redux-saga';
import { googleScore } from '../../../api/calls/googleScore';
import { loanDetails } from '../../../api/calls/loanDetails';
import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import { perform } from '../../../effects/perform';
import { safely } from '../../../effects/safely';
import { toApp } from '../../../effects/toApp';
import { watchResource } from '../../../effects/watchResource';
import { toastRequested } from '../../../events/toast';
import type { LoanOrderPayload } from '../../../generated/payloads';
import { mayAct } from '../../../kernel/acting';
import * as events from './events';
import { selectRating, storeStars } from './slice';

function* rate(dependencies: BorrowerDependencies, { orderId, productId }: LoanOrderPayload) {
  const { stars, sending } = yield* select(selectRating);
  if (!mayAct(sending)) return;
  if (stars === 0) {
    yield* put(toastRequested({ key: 'loan:details.rating.none' }));
    return;
  }
  const subject = orderId ?? productId ?? '';
  const send = () => googleScore(dependencies.forms, dependencies.keys, { score: stars }, subject);
  const result = yield* perform(events.rating, send, { movesMoney: false });
  if (result?.ok && stars >= storeStars) yield* toApp(dependencies, { action: 'rate', payload: {} });
}

/** Where a loan stands, and the rating that the server asks for. */
export function* watchDetails(dependencies: BorrowerDependencies) {
  yield* watchResource(events.details, (order) => loanDetails(dependencies.forms, order));
  yield* takeLeading(
    events.ratingSubmitted,
    safely(function* handleRating({ payload }: ReturnType<typeof events.ratingSubmitted>) {
      yield* rate(dependencies, payload);
    }),
  );
}
