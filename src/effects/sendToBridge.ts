import { call, put } from 'typed-redux-saga';
import type { Bridge } from '../bridge/bridge';
import type { BridgeMessage } from '../bridge/messages';
import { toastRequested } from '../events/toast';

/** Sends a message to the app; a failure is said, except where the bridge swallows it (contract §7). */
export function* sendToBridge({ bridge }: { readonly bridge: Bridge }, message: BridgeMessage) {
  const delivery = yield* call(bridge.send, message);
  if (delivery === 'failed') yield* put(toastRequested({ key: 'common:bridgeFailed' }));
}
