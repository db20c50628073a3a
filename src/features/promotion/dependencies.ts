import { createIdempotencyKeys, type IdempotencyKeys } from '../../api/idempotencyKey';
import { createClient, type Client, type PromotionName } from '../../api/client';
import { promotionEndpoints } from '../../contract/endpoints';
import { createPageParameters, type PageParameters } from '../../api/pageParameters';
import { randomUuid } from '../../api/randomUuid';
import { createBridge, type Bridge } from '../../bridge/bridge';
import { createWire } from '../../codec/wire';
import type { Page } from '../../template/block';
import type { watchClick } from './clickSaga';
import { createLastGoodCopies, type LastGoodCopies } from './lastGoodCopies';
import type { VisitDependencies } from './visit';
import { createFormSession, type FormSession } from './visitor';
import type { LoadPageTools } from './workers/loadPage';

/** All that the sagas of a promotion page reach the world by. */
export interface PromotionDependencies extends VisitDependencies {
  readonly api: Client<PromotionName>;
  readonly keys: IdempotencyKeys;
  readonly parameters: PageParameters;
  readonly bridge: Bridge;
  readonly formSession: FormSession;
  readonly copies: LastGoodCopies;
  readonly importPipeline: LoadPageTools['importPipeline'];
  /** Fetches what a visitor who came by an advert's click is asked with; gives what watches over the answer. */
  readonly importClick: () => Promise<typeof watchClick>;
  /** Fetches what gives the document the language, texts, title, colours and blocks of a page; gives what puts it on. Rejects where the network does. */
  readonly dressPage: (page: Page) => Promise<() => void>;
}

interface DependencyOptions
  extends VisitDependencies, Pick<PromotionDependencies, 'importPipeline' | 'importClick' | 'dressPage'> {
  readonly fetch: typeof fetch;
}

/** The real world of a browser. Takes the secrets out of the visible address, so call it before anything else. */
export function createPromotionDependencies(options: DependencyOptions): PromotionDependencies {
  const { window: view, brand, clientType, local, session, fetch: send } = options;
  const { location, history, navigator } = view;
  const parameters = createPageParameters({
    location,
    history,
    session,
    brandLanguageType: brand.languageType,
    languages: brand.languages,
  });
  const api = createClient({
    endpoints: promotionEndpoints,
    origin: brand.apiOrigin,
    wire: createWire(brand.wire),
    headers: parameters.jsonHeaders,
    commonParameters: parameters.common,
    fetch: send,
  });
  return {
    ...options,
    api,
    parameters,
    keys: createIdempotencyKeys({
      store: local,
      locks: navigator.locks,
      newKey: () => randomUuid(view.crypto),
    }),
    bridge: createBridge({
      window: view,
      brand,
      clientType,
      leave: (address) => location.assign(address),
      back: () => history.back(),
    }),
    formSession: createFormSession(session),
    copies: createLastGoodCopies(local, Date.now),
  };
}
