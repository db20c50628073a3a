import { problemList } from '../../api/calls/problemList';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { watchResource } from '../../effects/watchResource';
import { watchDetails } from './details/saga';
import { watchForm } from './form/saga';
import { watchHome } from './home/saga';
import { complaints } from './list/events';

/** Everything that the complaint screens do beyond drawing. */
export function* watchComplaint(dependencies: BorrowerDependencies) {
  yield* watchHome(dependencies);
  yield* watchForm(dependencies);
  yield* watchResource(complaints, () => problemList(dependencies.forms));
  yield* watchDetails(dependencies);
}
