/** What a promotion page does, in a chunk of its own: sagas, calls, what they check replies with. */
import { runSaga, stdChannel } from 'redux-saga';
import type { PageDefinitions } from '../../blocks/pageDefinitions';
import type { PromotionBrand } from '../../codec/brand';
import {
  createPromotionDependencies,
  type PromotionDependencies,
} from '../../features/promotion/dependencies';
import type { watchClick } from '../../features/promotion/clickSaga';
import { CaptchaHelp } from '../../features/promotion/CaptchaHelp';
import { FailedPage } from '../../features/promotion/FailedPage';
import type { LateParts } from '../../features/promotion/LandingScreen';
import { promotionSaga } from '../../features/promotion/saga';
import { SignInOffer } from '../../features/promotion/SignInOffer';
import { pageOpened } from '../../features/promotion/pageSlice';
import { type PromotionState, selectPage } from '../../features/promotion/selectors';
import { variantOf } from '../../features/promotion/visitQuery';
import { createVisitDependencies } from '../../features/promotion/visit';
import type { Clock } from '../../kernel/clock';
import type { Locale } from '../../kernel/locale';
import '../preHydration/earlyInput';
import type { TextsSource } from './changingTexts';
import { createDressPage } from './dressDocument';
import { observeJourney } from './observeJourney';
import { importPipeline } from './importPipeline';
import type { StartEffects } from './landingStore';

export const lateParts: LateParts = { CaptchaHelp, FailedPage, SignInOffer };

/** Changes what a page reaches the world by. */
export type Adapt = (dependencies: PromotionDependencies) => PromotionDependencies;

/** What measures the page reports them too. */
function noteGroups({
  page,
  context,
}: Pick<ReturnType<typeof pageOpened>['payload'], 'page' | 'context'>): void {
  if (window.vitrinaEarly) window.vitrinaEarly.variant = variantOf(page, context).variant;
}

/** Tells where this page's visit stops; elsewhere visits are counted by another host. */
function followJourney(state: PromotionState, { brand, tracking }: PromotionDependencies): void {
  const page = selectPage(state);
  if (!page || brand.apiOrigin) return;
  observeJourney(window, page, (facts, isFirst) => {
    const variant = window.vitrinaEarly?.variant;
    const payload = { templateId: page.id, facts, isFirst, ...(variant && { variant }) };
    tracking.track({ name: 'journey', payload });
  });
}

export const startEffects =
  (dependencies: PromotionDependencies): StartEffects =>
  ({ dispatch, getState }) => {
    const channel = stdChannel();
    runSaga({ channel, dispatch, getState }, promotionSaga, dependencies);
    return channel.put;
  };

interface ShownPage {
  readonly brand: PromotionBrand;
  readonly texts: TextsSource;
  readonly loadBlocks: PageDefinitions['load'];
  /** The language that `texts` has now. */
  readonly locale: Locale;
  readonly clock: Clock;
  /** Of the screen that is drawn. */
  readonly late: LateParts;
}

/** Who came by no advert's click that somebody is told of, as nearly everybody, downloads nothing for it. */
async function importClick(late: LateParts): Promise<typeof watchClick> {
  const [saga, { ClickConsent }] = await Promise.all([
    import(/* webpackChunkName: "click" */ '../../features/promotion/clickSaga'),
    import(/* webpackChunkName: "click" */ '../../features/promotion/ClickConsent'),
  ]);
  late.ClickConsent = ClickConsent;
  return saga.watchClick;
}

/** The effects of a page in the browser. */
export function createEffects(
  { brand, texts, loadBlocks, locale, clock, late }: ShownPage,
  adapt: Adapt = (dependencies) => dependencies,
): StartEffects {
  const { vitrinaEarly: early } = window;
  const fetch = window.fetch.bind(window);
  const real = createPromotionDependencies({
    ...createVisitDependencies({
      window,
      brand,
      fetch,
      session: early?.session,
      counted: early?.countedVisits,
      clock,
    }),
    fetch,
    importPipeline: () => importPipeline(brand),
    importClick: () => importClick(late),
    dressPage: createDressPage(brand, texts, loadBlocks, locale),
  });
  const dependencies = adapt(real);
  const start = startEffects(dependencies);
  return (store) => {
    followJourney(store.getState(), dependencies);
    const happen = start(store);
    return (action) => {
      if (pageOpened.match(action)) noteGroups(action.payload);
      happen(action);
    };
  };
}
