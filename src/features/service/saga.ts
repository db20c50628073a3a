import { takeEvery } from 'typed-redux-saga';
import { getWhatsapp } from '../../api/calls/getWhatsapp';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { safely } from '../../effects/safely';
import { toApp } from '../../effects/toApp';
import { watchResource } from '../../effects/watchResource';
import { callChosen, contact } from './events';

/** How the service is reached, and calling it: through the app, or by the browser's own telephone link. */
export function* watchService(dependencies: BorrowerDependencies) {
  yield* watchResource(contact, () => getWhatsapp(dependencies.forms));
  yield* takeEvery(
    callChosen,
    safely(function* handleCall({ payload: phone }: ReturnType<typeof callChosen>) {
      yield* toApp(dependencies, { action: 'callPhone', payload: { phone } });
    }),
  );
}
