import { configureStore, Tuple, type Store } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { type PublicBrand, decodeBrand } from '../../src/codec/brand';
import { watchClick } from '../../src/features/promotion/clickSaga';
import {
  createPromotionDependencies,
  type PromotionDependencies,
} from '../../src/features/promotion/dependencies';
import { hydrated } from '../../src/features/promotion/pageSlice';
import { promotionSaga } from '../../src/features/promotion/saga';
import { promotionReducers, type PromotionState } from '../../src/features/promotion/selectors';
import { createVisitDependencies } from '../../src/features/promotion/visit';
import type { Clock } from '../../src/kernel/clock';
import { preparePage } from '../../src/template/preparePage';
import { createFakeServer, type FakeRoute, type FakeServer } from './fakeServer';

export const paths = {
  template: '/api/v2/youmi/service/channel/channel-template',
  visit: '/api/v2/youmi/promotion/track-visit',
  click: '/api/v2/youmi/promotion/track-click',
  sid: '/api/v2/youmi/promotion/get-sid',
  sms: '/api/v2/youmi/promotion/get-sms',
  register: '/api/v2/youmi/promotion/register',
  report: '/report',
  ads: '/ads',
} as const;

export const reply = (code: number | string, data: unknown = null, message = '') => ({
  body: { code, message, data },
});

export const landing = {
  schemaVersion: 1,
  id: 'mx',
  kind: 'landing',
  locale: 'es',
  title: 'Préstamo',
  links: { download: 'mx-descarga', agreement: 'mx-contrato' },
  blocks: [{ id: 'form', type: 'registration', props: { phoneRule: 'mx' } }],
};

const pageOf = (id: string, kind: string) => ({
  schemaVersion: 1,
  id,
  kind,
  locale: 'es',
  title: id,
  blocks: [],
});

const documents: Readonly<Record<string, unknown>> = {
  mx: landing,
  'mx-descarga': pageOf('mx-descarga', 'download'),
  'mx-contrato': pageOf('mx-contrato', 'agreement'),
};

/** A server on which everything works. */
export function createPromotionServer(routes: Readonly<Record<string, FakeRoute>> = {}): FakeServer {
  let sessions = 0;
  return createFakeServer({
    [paths.template]: ({ query }) => {
      const document = documents[query.templateId ?? ''];
      return document ? reply('00', document) : { status: 404, ...reply('404') };
    },
    [paths.sid]: () => reply(0, { sid: `sid${(sessions += 1)}` }),
    [paths.sms]: reply(0),
    [paths.register]: reply(0),
    [paths.visit]: reply(0),
    [paths.click]: reply(0),
    [paths.ads]: reply(0),
    [paths.report]: { status: 204, body: '' },
    ...routes,
  });
}

export function testBrand(changes: Readonly<Record<string, unknown>> = {}): PublicBrand {
  const theme = { background: '#000000', text: '#ffffff', accent: '#ff7a00' };
  const decoded = decodeBrand({
    appName: 'Presta',
    languageType: 2,
    theme,
    schemeLink: 'presta://open',
    ...changes,
  });
  if (!decoded.ok) throw new Error(decoded.error.join('\n'));
  return decoded.value;
}

export interface OpenPage {
  readonly store: Store<PromotionState>;
  readonly state: () => PromotionState;
  /** Settles once the state is as wanted. */
  readonly until: (isReached: (state: PromotionState) => boolean) => Promise<PromotionState>;
  /** Ends every effect, as leaving the page does. */
  readonly close: () => void;
}

/** Opens an address in jsdom's window with the real store, sagas, calls and template pipeline. */
export function openPage(
  address: string,
  server: FakeServer,
  options: {
    readonly brand?: PublicBrand;
    readonly preloaded?: Partial<PromotionState>;
    readonly cannotImport?: boolean;
    readonly dressPage?: PromotionDependencies['dressPage'];
    readonly copies?: PromotionDependencies['copies'];
    readonly clock?: Clock;
  } = {},
): OpenPage {
  window.history.replaceState(null, '', address);
  const { fetch } = server;
  const dependencies = createPromotionDependencies({
    ...createVisitDependencies({ window, brand: options.brand ?? testBrand(), fetch, clock: options.clock }),
    fetch,
    importPipeline: async () => {
      if (options.cannotImport) throw new Error('chunk');
      return { preparePage, sanitizeHtml: (html) => html };
    },
    importClick: async () => watchClick,
    dressPage: options.dressPage ?? (async () => () => undefined),
  });
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: promotionReducers,
    preloadedState: options.preloaded ?? {},
    middleware: () => new Tuple(saga),
  });
  const { copies = dependencies.copies } = options;
  const task = saga.run(promotionSaga, { ...dependencies, copies });
  store.dispatch(hydrated());
  const until: OpenPage['until'] = (isReached) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isReached(store.getState())) return;
        unsubscribe();
        resolve(store.getState());
      };
      const unsubscribe = store.subscribe(look);
      look();
    });
  return { store, state: () => store.getState(), until, close: () => task.cancel() };
}
