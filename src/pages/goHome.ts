import type { Bridge } from '../bridge/bridge';

/**
 * Home is the app's (contract §7). For pages that have nowhere to say that the app did not answer.
 * @param leave the other way home: the site's own
 */
export async function goHome(bridge: Pick<Bridge, 'send'>, leave: () => void): Promise<void> {
  if ((await bridge.send({ action: 'home', payload: {} })) === 'failed') leave();
}
