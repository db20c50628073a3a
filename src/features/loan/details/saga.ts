import { loanDetails } from '../../../api/calls/loanDetails';
import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import { watchRating } from '../../../effects/watchRating';
import { watchResource } from '../../../effects/watchResource';
import * as events from './events';
import { selectRating } from './slice';

/** Where a loan stands, and the rating that the server asks for. */
export function* watchDetails(dependencies: BorrowerDependencies) {
  yield* watchResource(events.details, (order) => loanDetails(dependencies.forms, order));
  yield* watchRating(dependencies, {
    rating: events.rating,
    stateOf: selectRating,
    subjectOf: events.ratedSubject,
  });
}
