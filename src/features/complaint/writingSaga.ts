import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { watchForm } from './form/saga';
import { watchHome } from './home/saga';

/** What complaint home and its form do beyond drawing. */
export function* watchWriting(dependencies: BorrowerDependencies) {
  yield* watchHome(dependencies);
  yield* watchForm(dependencies);
}
