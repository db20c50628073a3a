import type { Bridge } from '../../bridge/bridge';

/** The Navigation API, as far as it is needed; browsers below Chrome 102 and Safari 26 lack it. */
interface NavigationHistory {
  readonly canGoBack: boolean;
}

type View = Pick<Window, 'history'> & { readonly navigation?: NavigationHistory };

/** The first page is closed, any other one goes back (contract §7). */
export function goBack(view: View, bridge: Pick<Bridge, 'send'>): void {
  if (view.navigation?.canGoBack) view.history.back();
  else void bridge.send({ action: 'close', payload: {} });
}
