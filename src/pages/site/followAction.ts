import { scrollToBlock } from '../../blocks/scrollToBlock';
import type { BridgeMessage } from '../../bridge/messages';
import type { Action, Links } from '../../generated/template';
import { pageAddress } from '../../kernel/pageAddress';
import type { SiteDependencies } from './siteDependencies';
import type { Bridge } from '../../bridge/bridge';
import { canGoBack, type NavigationView } from '../canGoBack';

/** Follows what was chosen on a page of the site; links are real ones, which the browser follows by itself. */
export function followAction(
  { window: view, brand }: Pick<SiteDependencies, 'window' | 'brand'>,
  links: Links,
  action: Action,
  send: (message: BridgeMessage) => void,
  sayFailure: () => void,
): void {
  const openTemplate = (id: string | undefined): void => {
    if (id !== undefined) view.location.assign(pageAddress('/landing', { id }, view.location.search));
  };
  switch (action.type) {
    case 'link':
      return;
    case 'scrollTo':
      return scrollToBlock(view, action.block);
    case 'openApp':
      return brand.schemeLink ? view.location.assign(brand.schemeLink) : sayFailure();
    case 'download':
      return openTemplate(links.download);
    case 'agreement':
      return openTemplate(links.agreement);
    case 'call':
      return send({ action: 'callPhone', payload: { phone: action.phone ?? brand.servicePhone } });
    case 'native':
      return send(
        action.param
          ? { action: 'toP', payload: { page: action.page, param: action.param } }
          : { action: 'to', payload: { page: action.page } },
      );
  }
}

type View = NavigationView & { readonly history: Pick<History, 'back'> };

/** The first page is closed, any other one goes back (contract §7). */
export function goBack(view: View, bridge: Pick<Bridge, 'send'>): void {
  if (canGoBack(view)) view.history.back();
  else void bridge.send({ action: 'close', payload: {} });
}
