/**
 * Inlined in pages that need no script of their own: not found, ended, not to be had. An app opens them with its secrets
 * as it opens any other page, their ways on lead to pages that need the parameters, and home is the app's (contract §7).
 */
import { createKeyValueStore } from '../../api/keyValueStore';
import { hideSecrets } from '../../api/pageParameters';
import { createBridge } from '../../bridge/bridge';
import { carryParameters } from '../carryParameters';
import { goHome } from '../canGoBack';
import { keepClearOfStrip } from '../keepClearOfStrip';
import { whenSeen } from '../whenSeen';

keepClearOfStrip(window);
void whenSeen().then(() =>
  hideSecrets({ location, history, session: createKeyValueStore(() => sessionStorage) }),
);
carryParameters(window);

const bridge = createBridge({
  window,
  brand: {
    bridgeName: document.documentElement.dataset.bridge ?? '',
    schemeLink: '',
    storeLinks: { android: '', ios: '' },
  },
  clientType: 'android',
  leave: (address) => location.assign(address),
  back: () => history.back(),
});

document.addEventListener('click', (event) => {
  const home =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-testid=go-home]') : null;
  if (!home || !bridge.isInApp()) return;
  event.preventDefault();
  void goHome(bridge, () => location.assign(home.href));
});
