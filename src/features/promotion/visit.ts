import { createAddress } from '../../api/address';
import { createKeyValueStore, type KeyValueStore } from '../../api/keyValueStore';
import { backedByTab } from '../../api/tabStore';
import type { PromotionBrand } from '../../codec/brand';
import { createWire } from '../../codec/wire';
import { clientTypeOf } from '../../kernel/clientType';
import { type Clock, ownClock } from '../../kernel/clock';
import type { Page } from '../../template/block';
import type { DecisionContext } from '../../template/decide';
import { createTracking, type Tracking } from '../../tracking/tracking';
import { createVisitor, type Visitor } from './visitor';
import { visitQuery } from './visitQuery';

/** What a page knows its visitor by, and counts the visit with. */
export interface VisitDependencies {
  readonly window: Window;
  readonly brand: PromotionBrand;
  readonly clientType: 'ios' | 'android';
  /** The one store of each kind, since what a browser refuses to keep lives in it. */
  readonly local: KeyValueStore;
  readonly session: KeyValueStore;
  readonly visitor: Visitor;
  readonly tracking: Tracking;
  /** Ids of the pages whose visit was counted. */
  readonly counted: Set<string>;
  readonly now: () => number;
  /** Who goes by `now` hears when it was wrong. */
  readonly watchClock: Clock['watch'];
  readonly random: () => number;
}

interface VisitOptions extends Pick<VisitDependencies, 'window' | 'brand'> {
  readonly fetch: typeof fetch;
  /** What was begun before the page's code ran. */
  readonly session?: KeyValueStore | undefined;
  readonly counted?: Iterable<string> | undefined;
  /** Absent: the phone's own. */
  readonly clock?: Clock | undefined;
}

export function createVisitDependencies({
  window: view,
  brand,
  fetch: send,
  session = createKeyValueStore(() => view.sessionStorage),
  counted = [],
  clock = ownClock,
}: VisitOptions): VisitDependencies {
  const local = createKeyValueStore(() => view.localStorage);
  return {
    window: view,
    brand,
    clientType: clientTypeOf(view.navigator),
    local,
    session,
    visitor: createVisitor(backedByTab(local, view)),
    tracking: createTracking({
      address: createAddress(brand.apiOrigin, createWire(brand.wire)),
      adServiceUrl: brand.adServiceUrl,
      fetch: send,
    }),
    counted: new Set(counted),
    now: clock.now,
    watchClock: clock.watch,
    random: Math.random,
  };
}

/** Each page once in the life of a document. */
export function countVisit(
  { tracking, counted }: Pick<VisitDependencies, 'tracking' | 'counted'>,
  page: Page,
  context: DecisionContext,
): void {
  if (counted.has(page.id)) return;
  counted.add(page.id);
  tracking.track({ name: 'visit', payload: visitQuery(page, context) });
}
