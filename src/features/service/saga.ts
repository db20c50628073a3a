import { read } from '../../api/calls';
import type { BorrowerDependencies, Feature } from '../../effects/borrowerDependencies';
import { onEvery } from '../../effects/safely';
import { sendToBridge } from '../../effects/sendToBridge';
import { createReading } from '../../effects/reading';
import validateContact from '../../generated/validators/replies/getWhatsapp';
import { callChosen, contact, serviceReducers } from './slice';

/** How the service is reached, and calling it: through the app, or by the browser's own telephone link. */
function* watchService(dependencies: BorrowerDependencies) {
  yield* onEvery(callChosen, function* handleCall(phone) {
    yield* sendToBridge(dependencies, { action: 'callPhone', payload: { phone } });
  });
}

const service: Feature = {
  reducers: serviceReducers,
  saga: watchService,
  readings: {
    '/customerService': createReading(
      contact,
      () => undefined,
      ({ forms }) => read(forms, 'get-whatsapp', {}, validateContact),
    ),
  },
};
export default service;
