import { call, put } from 'typed-redux-saga';
import type { BridgeMessage } from '../bridge/messages';
import { toastRequested } from '../events/toast';
import type { BorrowerDependencies } from './borrowerDependencies';

/** Sends a message to the app; a failure is said, except where the bridge swallows it (contract §7). */
export function* toApp({ bridge }: Pick<BorrowerDependencies, 'bridge'>, message: BridgeMessage) {
  const delivery = yield* call(bridge.send, message);
  if (delivery === 'failed') yield* put(toastRequested({ key: 'borrower:bridgeFailed' }));
}
