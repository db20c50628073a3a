import { createAddress } from '../../api/address';
import { createKeyValueStore } from '../../api/keyValueStore';
import { backedByTab } from '../../api/tabStore';
import { createBridge, type Bridge } from '../../bridge/bridge';
import type { Clock } from '../../kernel/clock';
import { clientTypeOf } from '../../kernel/clientType';
import { pageAddress } from '../../kernel/pageAddress';
import type { PublicBrand } from '../../codec/brand';
import { createWire } from '../../codec/wire';
import { createVisitor, type Visitor } from '../../features/promotion/visitor';
import { createTracking, type Tracking } from '../../tracking/tracking';

/** All that the site's pages reach the world by. */
export interface SiteDependencies {
  readonly window: Window;
  readonly brand: PublicBrand;
  readonly clientType: 'ios' | 'android';
  readonly bridge: Bridge;
  readonly visitor: Visitor;
  readonly tracking: Tracking;
  readonly now: () => number;
  /** Who goes by `now` hears when it was wrong; absent: it is taken as it is. */
  readonly watchClock?: Clock['watch'];
  readonly random: () => number;
}

/** The real world of a browser. */
export function createSiteDependencies(view: Window, brand: PublicBrand, clock: Clock): SiteDependencies {
  const { location, history, navigator } = view;
  const clientType = clientTypeOf(navigator);
  return {
    window: view,
    brand,
    clientType,
    bridge: createBridge({
      window: view,
      brand,
      clientType,
      leave: (address) => location.assign(address),
      // A tab that was opened with this page has nothing to go back to.
      back: () =>
        history.length > 1 ? history.back() : location.assign(pageAddress('/', {}, location.search)),
    }),
    visitor: createVisitor(
      backedByTab(
        createKeyValueStore(() => view.localStorage),
        view,
      ),
    ),
    tracking: createTracking({
      address: createAddress(brand.apiOrigin, createWire(brand.wire)),
      adServiceUrl: '',
      fetch: view.fetch.bind(view),
    }),
    now: clock.now,
    watchClock: clock.watch,
    random: Math.random,
  };
}
