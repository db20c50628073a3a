import { createCallsAhead } from '../../api/callsAhead';
import { createFormClient } from '../../api/formClient';
import { createIdempotencyKeys } from '../../api/idempotencyKey';
import { createClient } from '../../api/client';
import { payWayEndpoints } from '../../contract/endpoints';
import { createKeyValueStore, type KeyValueStore } from '../../api/keyValueStore';
import { createPageParameters, readParameters } from '../../api/pageParameters';
import { randomUuid } from '../../api/randomUuid';
import type { SendFile } from '../../api/sendFile';
import { createBridge } from '../../bridge/bridge';
import { clientTypeOf } from '../../kernel/clientType';
import { pageAddress } from '../../kernel/pageAddress';
import { consentOf } from '../../kernel/consentAct';
import type { PublicBrand } from '../../codec/brand';
import { createWire } from '../../codec/wire';
import type { BorrowerDependencies, PageNavigator } from '../../effects/borrowerDependencies';
import type { ScreenRules } from '../../kernel/marketRules';
import { borrowerLanguageOf, languageTypeOf } from '../../kernel/locale';

interface DependencyOptions {
  readonly window: Window;
  /** Where the page's secrets are. */
  readonly session: KeyValueStore;
  readonly brand: PublicBrand;
  readonly marketRules: ScreenRules;
  readonly navigator: PageNavigator;
  readonly fetch: typeof fetch;
  readonly sendFile: SendFile;
}

/** The real world of a browser. */
export function createBorrowerDependencies(options: DependencyOptions): BorrowerDependencies {
  const { window: view, session, brand, fetch: send, sendFile } = options;
  const { location, history } = view;
  const wire = createWire(brand.wire);
  const parameters = createPageParameters({
    location,
    history,
    session,
    brandLanguageType: brand.languageType,
    languages: brand.languages,
  });
  const shared = { wire, commonParameters: parameters.common, fetch: send };
  const forms = createFormClient({
    ...shared,
    sendFile,
    origin: brand.apiOrigin + brand.loanApiPrefix,
    headers: parameters.formHeaders,
  });
  const api = createClient({
    ...shared,
    endpoints: payWayEndpoints,
    origin: brand.apiOrigin,
    headers: parameters.jsonHeaders,
  });
  const ahead = createCallsAhead(Date.now);
  const locale = borrowerLanguageOf(readParameters(location).language, brand);
  const clientType = clientTypeOf(view.navigator);
  const bridge = createBridge({
    window: view,
    brand,
    clientType,
    leave: (address) => location.assign(address),
    // A tab that was opened with this page has nothing to go back to.
    back: () =>
      history.length > 1 ? history.back() : location.assign(pageAddress('/', {}, location.search)),
  });
  return {
    window: view,
    brand,
    marketRules: options.marketRules,
    consent: consentOf(brand.consent, options.marketRules.consent?.value),
    parameters,
    navigator: options.navigator,
    locale,
    languageType: languageTypeOf(locale, brand.languageType),
    forms: {
      ...forms,
      post: (name, payload, headers) => ahead.take(name, payload) ?? forms.post(name, payload, headers),
    },
    api: {
      ...api,
      post: (name, payload, headers) => ahead.take(name, payload) ?? api.post(name, payload, headers),
    },
    begin: {
      form: (name, payload) => ahead.begin(name, payload, () => forms.post(name, payload)),
      json: (name, payload) => ahead.begin(name, payload, () => api.post(name, payload)),
    },
    keys: createIdempotencyKeys({
      store: createKeyValueStore(() => view.localStorage),
      locks: view.navigator.locks,
      newKey: () => randomUuid(view.crypto),
      fingerprint: parameters.fingerprint(),
    }),
    bridge,
    storeLink: () => (bridge.isInApp() ? '' : brand.storeLinks[clientType]),
    leave: (address, isReplacing) => (isReplacing ? location.replace(address) : location.assign(address)),
  };
}
