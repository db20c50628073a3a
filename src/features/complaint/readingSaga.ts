import { read } from '../../api/calls';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { watchResource } from '../../effects/resource';
import validateList from '../../generated/validators/replies/problemList';
import { watchDetails } from './details/saga';
import { complaints } from './list/slice';

/** What the list of complaints and the details of one do beyond drawing. */
export function* watchReading(dependencies: BorrowerDependencies) {
  yield* watchResource(complaints, () => read(dependencies.forms, 'problem-list', {}, validateList));
  yield* watchDetails(dependencies);
}
