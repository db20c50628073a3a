import { read } from '../../../api/calls';
import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import { watchRating } from '../../../effects/watchRating';
import { watchResource } from '../../../effects/resource';
import validateDetails from '../../../generated/validators/replies/loanDetails';
import * as events from './events';
import { selectRating } from './slice';

/** Where a loan stands, and the rating that the server asks for. */
export function* watchDetails(dependencies: BorrowerDependencies) {
  yield* watchResource(events.details, (order) =>
    read(dependencies.forms, 'loan-details', order, validateDetails),
  );
  yield* watchRating(dependencies, {
    rating: events.rating,
    stateOf: selectRating,
    subjectOf: events.ratedSubject,
  });
}
