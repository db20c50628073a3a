import { delay, put, takeLatest } from 'typed-redux-saga';
import { read } from '../../api/calls';
import type { BorrowerDependencies, Feature } from '../../effects/borrowerDependencies';
import { createReading } from '../../effects/reading';
import { watchRating } from '../../effects/watchRating';
import validateComplaint from '../../generated/validators/replies/problemDetail';
import validateList from '../../generated/validators/replies/problemList';
import { isOtherThanZero } from '../../kernel/shownValue';
import {
  complaint,
  complaintLeft,
  complaintQuery,
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
  readings: {
    '/complaintList': createReading(
      complaints,
      () => undefined,
      ({ forms }) => read(forms, 'problem-list', {}, validateList),
    ),
    '/complainDetails': createReading(complaint, complaintQuery, ({ forms }, payload) =>
      read(forms, 'problem-detail', payload, validateComplaint),
    ),
  },
};
export default complaintReading;
