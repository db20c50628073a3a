import type { Bridge } from '../../bridge/bridge';
import { canGoBack, type NavigationView } from '../canGoBack';

type View = NavigationView & { readonly history: Pick<History, 'back'> };

/** The first page is closed, any other one goes back (contract §7). */
export function goBack(view: View, bridge: Pick<Bridge, 'send'>): void {
  if (canGoBack(view)) view.history.back();
  else void bridge.send({ action: 'close', payload: {} });
}
