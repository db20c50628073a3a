import { HostMarkupContext } from '../../blocks/usePreservedMarkup';
import type { PublicBrand } from '../../codec/brand';
import {
  createPromotionDependencies,
  type PromotionDependencies,
} from '../../features/promotion/dependencies';
import { LandingScreen } from '../../features/promotion/LandingScreen';
import { hydrated, readyPageState } from '../../features/promotion/pageSlice';
import { presetTranslate } from '../../texts/presetTranslate';
import { rootElement, type RenderedTemplate } from '../bootData';
import { hydrateInSlices } from '../hydrateInSlices';
import { nextTask } from '../nextTask';
import { ChangingTexts, createTextsSource } from './loadTranslate';
import { createDressPage } from './dressDocument';
import { importPipeline } from './importPipeline';
import { createLandingStore } from './landingStore';
import { LandingView } from './LandingView';

/**
 * Hydrates a page that came with its HTML.
 * @param adapt changes what the page reaches the world by
 */
export async function hydrateLanding(
  brand: PublicBrand,
  { page, context, texts }: RenderedTemplate,
  adapt: (dependencies: PromotionDependencies) => PromotionDependencies = (dependencies) => dependencies,
): Promise<void> {
  const source = createTextsSource(presetTranslate(texts));
  const real = createPromotionDependencies({
    window,
    brand,
    fetch: window.fetch.bind(window),
    importPipeline: () => importPipeline(brand),
    dressPage: createDressPage(brand, source, page.locale),
  });
  await nextTask();
  const store = createLandingStore({ page: readyPageState(page, context) }, adapt(real));
  await nextTask();
  await hydrateInSlices(
    rootElement(),
    (onHydrated) => (
      <LandingView store={store} onHydrated={onHydrated}>
        <ChangingTexts source={source}>
          <HostMarkupContext value>
            <LandingScreen brand={brand} />
          </HostMarkupContext>
        </ChangingTexts>
      </LandingView>
    ),
    // After the fields are read, since the address may name another screen by now, which would take them away.
    () => store.dispatch(hydrated()),
  );
}
