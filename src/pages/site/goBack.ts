import type { Bridge } from '../../bridge/bridge';
import { canGoBack, type NavigationView } from '../canGoBack';

type View = Pick<Window, 'history'> & NavigationView;

/** The first page is closed, any other one goes back (contract §7). */
export function goBack(view: View, bridge: Pick<Bridge, 'send'>): void {
  if (canGoBack(view)) view.history.back();
  else void bridge.send({ action: 'close', payload: {} });
}
