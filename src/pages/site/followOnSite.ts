import { scrollToBlock } from '../../blocks/scrollToBlock';
import { followAction } from '../../effects/followAction';
import type { BridgeMessage } from '../../bridge/messages';
import type { Action, Links } from '../../generated/template';
import { sameIntentionMs } from '../../kernel/sameIntention';
import { pageAddress } from '../../kernel/pageAddress';
import type { SiteDependencies } from './siteDependencies';
import type { Bridge } from '../../bridge/bridge';
import { canGoBack, type NavigationView } from '../canGoBack';

export function followOnSite(
  { window: view, brand }: Pick<SiteDependencies, 'window' | 'brand'>,
  links: Links,
  action: Action,
  send: (message: BridgeMessage) => void,
  sayFailure: () => void,
): void {
  followAction(action, brand.servicePhone, {
    scrollTo: (blockId) => scrollToBlock(view, [blockId]),
    openApp: () => (brand.schemeLink ? view.location.assign(brand.schemeLink) : sayFailure()),
    openPage(page) {
      const id = links[page];
      if (id !== undefined) view.location.assign(pageAddress('/landing', { id }, view.location.search));
    },
    send,
  });
}

type View = NavigationView & { readonly history: Pick<History, 'back'> };

/** The first page is closed, any other one goes back (contract §7). */
function goBack(view: View, bridge: Pick<Bridge, 'send'>): void {
  if (canGoBack(view)) view.history.back();
  else void bridge.send({ action: 'close', payload: {} });
}

/** Two pages are not left by one double tap. */
export function goBackOnce(view: View, bridge: Pick<Bridge, 'send'>): () => void {
  let isJustTapped = false;
  return () => {
    if (isJustTapped) return;
    isJustTapped = true;
    setTimeout(() => (isJustTapped = false), sameIntentionMs);
    goBack(view, bridge);
  };
}
