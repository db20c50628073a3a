import { delay, put, takeLatest } from 'typed-redux-saga';
import { read } from '../../../api/calls';
import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import { watchRating } from '../../../effects/watchRating';
import { watchResource } from '../../../effects/resource';
import validateComplaint from '../../../generated/validators/replies/problemDetail';
import { isOtherThanZero } from '../../../kernel/shownValue';
import { complaint, complaintLeft, ratedSubject, rating, selectRating } from './slice';

/** How long an answer is read before it is to be rated, in ms (contract §14). */
const readingMs = 3000;

/** One complaint, and the rating that the server asks for after a while (contract §11). */
export function* watchDetails(dependencies: BorrowerDependencies) {
  yield* watchResource(complaint, (payload) =>
    read(dependencies.forms, 'problem-detail', payload, validateComplaint),
  );
  yield* takeLatest([complaint.opened, complaint.arrived, complaintLeft], function* handleNews(action) {
    if (!complaint.arrived.match(action) || !isOtherThanZero(action.payload.isNeedScore)) return;
    yield* delay(readingMs);
    yield* put(rating.asked());
  });
  yield* watchRating(dependencies, {
    rating,
    stateOf: selectRating,
    subjectOf: ratedSubject,
    extraOf: ({ problemId }) => (problemId === undefined ? {} : { problemId }),
  });
}
