/** What a promotion page does, in a chunk of its own: sagas, calls, what they check replies with. */
import { runSaga, stdChannel } from 'redux-saga';
import type { PageDefinitions } from '../../blocks/pageDefinitions';
import type { PromotionBrand } from '../../codec/brand';
import {
  createPromotionDependencies,
  type PromotionDependencies,
} from '../../features/promotion/dependencies';
import { CaptchaHelp } from '../../features/promotion/CaptchaHelp';
import { FailedPage } from '../../features/promotion/FailedPage';
import type { LateParts } from '../../features/promotion/LandingScreen';
import { promotionSaga } from '../../features/promotion/saga';
import { SignInOffer } from '../../features/promotion/SignInOffer';
import { createVisitDependencies } from '../../features/promotion/visit';
import type { Locale } from '../../kernel/locale';
import '../preHydration/earlyInput';
import type { TextsSource } from './changingTexts';
import { createDressPage } from './dressDocument';
import { importPipeline } from './importPipeline';
import type { StartEffects } from './landingStore';

export const lateParts: LateParts = { CaptchaHelp, FailedPage, SignInOffer };

/** Changes what a page reaches the world by. */
export type Adapt = (dependencies: PromotionDependencies) => PromotionDependencies;

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
}

/** The effects of a page in the browser. */
export function createEffects(
  { brand, texts, loadBlocks, locale }: ShownPage,
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
    }),
    fetch,
    importPipeline: () => importPipeline(brand),
    dressPage: createDressPage(brand, texts, loadBlocks, locale),
  });
  return startEffects(adapt(real));
}
