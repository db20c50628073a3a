import { fork } from 'typed-redux-saga';
import { loanDetails } from '../../../api/calls/loanDetails';
import { loanPlayDetail } from '../../../api/calls/loanPlayDetail';
import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import { watchRating } from '../../../effects/watchRating';
import { watchResource } from '../../../effects/watchResource';
import type { LoanOrderPayload } from '../../../generated/payloads';
import * as events from './events';
import { selectRating } from './slice';

/** Where a loan stands, what is to be paid of it, and the rating that the server asks for. */
export function* watchDetails(dependencies: BorrowerDependencies) {
  yield* watchResource(events.details, (order) => loanDetails(dependencies.forms, order));
  yield* fork(watchResource, events.due, (order: LoanOrderPayload) => loanPlayDetail(dependencies.forms, order));
  yield* watchRating(dependencies, {
    rating: events.rating,
    stateOf: selectRating,
    subjectOf: ({ orderId, productId }) => orderId ?? productId ?? '',
  });
}
