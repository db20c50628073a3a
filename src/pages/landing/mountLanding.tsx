import { createRoot } from 'react-dom/client';
import { readParameters } from '../../api/pageParameters';
import { hostClockOf } from '../../api/hostClock';
import { HostMarkupContext } from '../../blocks/hostMarkup';
import { createPageDefinitions } from '../../blocks/pageDefinitions';
import { LandingScreen } from '../../features/promotion/LandingScreen';
import type { PromotionBrand } from '../../codec/brand';
import { askedLocale, localeOf } from '../../kernel/locale';
import { ClockContext } from '../../ui/ClockContext';
import { replayEarlyTaps } from '../preHydration/replayEarlyInput';
import { bearTranslators } from '../translator/bearRewriting';
import { ChangingTexts, createTextsSource } from './changingTexts';
import { loadTranslate } from './loadTranslate';
import { rootElement } from '../bootData';
import { type Adapt, createEffects, lateParts } from './effects';
import { createLandingStore } from './landingStore';
import { LandingView } from './LandingView';

/** Opens a page that did not come with its HTML. Until its language is known, what is said is said in the visitor's. */
export async function mountLanding(
  brand: PromotionBrand,
  adapt?: Adapt,
  clock = hostClockOf(window),
): Promise<void> {
  const asked = askedLocale(readParameters(window.location).language, brand.languages);
  const locale = asked ?? localeOf(brand.languageType);
  const texts = createTextsSource(await loadTranslate(locale));
  const { definitions, load: loadBlocks } = createPageDefinitions();
  const late = { ...lateParts };
  const shown = { brand, texts, loadBlocks, locale, clock, late };
  const importEffects = () => Promise.resolve(createEffects(shown, adapt));
  let handleHydrated = (): void => undefined;
  const whenHydrated = new Promise<void>((resolve) => (handleHydrated = resolve));
  const store = createLandingStore({}, importEffects, whenHydrated);
  store.begin();
  void whenHydrated.then(replayEarlyTaps);
  const root = rootElement();
  // The host may have drawn another page than the one that the hash names.
  root.replaceChildren();
  bearTranslators();
  createRoot(root).render(
    <LandingView store={store} onHydrated={handleHydrated}>
      <ChangingTexts source={texts}>
        <HostMarkupContext value="drawnHere">
          <ClockContext value={clock}>
            <LandingScreen brand={brand} definitions={definitions} late={late} />
          </ClockContext>
        </HostMarkupContext>
      </ChangingTexts>
    </LandingView>,
  );
}
