import { problemList } from '../../api/calls/problemList';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { watchResource } from '../../effects/watchResource';
import { watchDetails } from './details/saga';
import { complaints } from './list/events';

/** What the list of complaints and the details of one do beyond drawing. */
export function* watchReading(dependencies: BorrowerDependencies) {
  yield* watchResource(complaints, () => problemList(dependencies.forms));
  yield* watchDetails(dependencies);
}
