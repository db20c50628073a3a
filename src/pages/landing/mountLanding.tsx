import { createRoot } from 'react-dom/client';
import { readParameters } from '../../api/pageParameters';
import { HostMarkupContext } from '../../blocks/usePreservedMarkup';
import type { PublicBrand } from '../../codec/brand';
import {
  createPromotionDependencies,
  type PromotionDependencies,
} from '../../features/promotion/dependencies';
import { LandingScreen } from '../../features/promotion/LandingScreen';
import { hydrated } from '../../features/promotion/pageSlice';
import { localeOf, parseLanguageType } from '../../kernel/locale';
import { replayEarlyTaps } from '../preHydration/replayEarlyInput';
import { ChangingTexts, loadTranslate, createTextsSource } from './loadTranslate';
import { rootElement } from '../bootData';
import { createDressPage } from './dressDocument';
import { importPipeline } from './importPipeline';
import { createLandingStore } from './landingStore';
import { LandingView } from './LandingView';

/** Opens a page that did not come with its HTML. Until its language is known, what is said is said in the visitor's. `adapt` changes what it reaches the world by. */
export async function mountLanding(
  brand: PublicBrand,
  adapt: (dependencies: PromotionDependencies) => PromotionDependencies = (dependencies) => dependencies,
): Promise<void> {
  const asked = parseLanguageType(readParameters(window.location).language);
  const locale = localeOf(asked ?? brand.languageType);
  const texts = createTextsSource(await loadTranslate(locale));
  const real = createPromotionDependencies({
    window,
    brand,
    fetch: window.fetch.bind(window),
    importPipeline: () => importPipeline(brand),
    dressPage: createDressPage(brand, texts, locale),
  });
  const store = createLandingStore({}, adapt(real));
  const root = rootElement();
  // The host may have drawn another page than the one that the hash names.
  root.replaceChildren();
  const handleHydrated = () => {
    store.dispatch(hydrated());
    replayEarlyTaps();
  };
  createRoot(root).render(
    <LandingView store={store} onHydrated={handleHydrated}>
      <ChangingTexts source={texts}>
        <HostMarkupContext value={false}>
          <LandingScreen brand={brand} />
        </HostMarkupContext>
      </ChangingTexts>
    </LandingView>,
  );
}
