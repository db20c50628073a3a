import type { BorrowerDependencies, Feature } from '../../effects/borrowerDependencies';
import { watchForm } from './form/saga';
import { formReducer } from './form/slice';
import { kindsReading, watchHome } from './home/saga';
import { homeReducer } from './home/slice';

function* watchWriting(dependencies: BorrowerDependencies) {
  yield* watchHome();
  yield* watchForm(dependencies);
}

/** Complaint home and its form; apart from reading, so that neither loads the other's calls. */
const complaintWriting: Feature = {
  reducers: { complaintHome: homeReducer, complaintForm: formReducer },
  saga: watchWriting,
  readings: { '/complaint': kindsReading },
};
export default complaintWriting;
