import { delay, put, takeLatest } from 'typed-redux-saga';
import { read } from '../../api/calls';
import type { BorrowerDependencies, Feature } from '../../effects/borrowerDependencies';
import { watchResource } from '../../effects/resource';
import { watchRating } from '../../effects/watchRating';
import validateComplaint from '../../generated/validators/replies/problemDetail';
import validateList from '../../generated/validators/replies/problemList';
import { isOtherThanZero } from '../../kernel/shownValue';
import {
  complaint,
  complaintLeft,
  complaintReducer,
  ratedSubject,
  rating,
  selectRating,
} from './details/slice';
import { complaints, listReducer } from './list/slice';

/** How long an answer is read before it is to be rated, in ms (contract §14). */
const readingMs = 3000;

/** The list of complaints, one of them, and the rating that the server asks for after a while (contract §11). */
function* watchReading(dependencies: BorrowerDependencies) {
  const { forms } = dependencies;
  yield* watchResource(complaints, () => read(forms, 'problem-list', {}, validateList));
  yield* watchResource(complaint, (payload) => read(forms, 'problem-detail', payload, validateComplaint));
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

const complaintReading: Feature = {
  reducers: { complaintList: listReducer, complaintDetails: complaintReducer },
  saga: watchReading,
};
export default complaintReading;
