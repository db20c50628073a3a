import { createIdempotencyKeys, type IdempotencyKeys } from '../../api/idempotencyKey';
import { createAddress, createJsonClient, type JsonClient, type PromotionName } from '../../api/jsonClient';
import { promotionEndpoints } from '../../contract/endpoints';
import { createKeyValueStore } from '../../api/keyValueStore';
import { createPageParameters, type PageParameters } from '../../api/pageParameters';
import { randomUuid } from '../../api/randomUuid';
import { createBridge, type Bridge } from '../../bridge/bridge';
import { clientTypeOf } from '../../kernel/clientType';
import type { PublicBrand } from '../../codec/brand';
import { createWire } from '../../codec/wire';
import type { Page } from '../../template/block';
import { createTracking, type Tracking } from '../../tracking/tracking';
import { createFormSession, type FormSession, createVisitor, type Visitor } from './visitor';
import { createLastGoodCopies, type LastGoodCopies } from './lastGoodCopies';
import type { LoadPageTools } from './workers/loadPage';

/** All that the sagas of a promotion page reach the world by. */
export interface PromotionDependencies {
  readonly window: Window;
  readonly brand: PublicBrand;
  readonly clientType: 'ios' | 'android';
  readonly api: JsonClient<PromotionName>;
  readonly keys: IdempotencyKeys;
  readonly parameters: PageParameters;
  readonly tracking: Tracking;
  readonly bridge: Bridge;
  readonly visitor: Visitor;
  readonly formSession: FormSession;
  readonly copies: LastGoodCopies;
  readonly importPipeline: LoadPageTools['importPipeline'];
  /** Fetches what gives the document the language, texts, title and colours of a page; gives what puts it on. Rejects where the network does. */
  readonly dressPage: (page: Page) => Promise<() => void>;
  readonly now: () => number;
  readonly random: () => number;
}

interface DependencyOptions extends Pick<
  PromotionDependencies,
  'window' | 'brand' | 'importPipeline' | 'dressPage'
> {
  readonly fetch: typeof fetch;
}

/** The real world of a browser. Takes the secrets out of the visible address, so call it before anything else. */
export function createPromotionDependencies(options: DependencyOptions): PromotionDependencies {
  const { window: view, brand, fetch: send } = options;
  const local = createKeyValueStore(() => view.localStorage);
  const session = createKeyValueStore(() => view.sessionStorage);
  const { location, history, navigator } = view;
  const wire = createWire(brand.wire);
  const clientType = clientTypeOf(navigator);
  const parameters = createPageParameters({
    location,
    history,
    session,
    brandLanguageType: brand.languageType,
  });
  const api = createJsonClient({
    endpoints: promotionEndpoints,
    origin: brand.apiOrigin,
    wire,
    headers: parameters.jsonHeaders,
    commonParameters: parameters.common,
    fetch: send,
  });
  return {
    ...options,
    clientType,
    api,
    parameters,
    keys: createIdempotencyKeys({
      store: local,
      locks: navigator.locks,
      newKey: () => randomUuid(view.crypto),
    }),
    tracking: createTracking({
      address: createAddress(brand.apiOrigin, wire),
      adServiceUrl: brand.adServiceUrl,
      fetch: send,
    }),
    bridge: createBridge({
      window: view,
      brand,
      clientType,
      leave: (address) => location.assign(address),
      back: () => history.back(),
    }),
    visitor: createVisitor(local),
    formSession: createFormSession(session),
    copies: createLastGoodCopies(local, Date.now),
    now: Date.now,
    random: Math.random,
  };
}
