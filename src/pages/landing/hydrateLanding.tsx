import { startTransition } from 'react';
import { HostMarkupContext } from '../../blocks/usePreservedMarkup';
import type { PublicBrand } from '../../codec/brand';
import {
  createPromotionDependencies,
  type PromotionDependencies,
} from '../../features/promotion/dependencies';
import { LandingScreen } from '../../features/promotion/LandingScreen';
import { hydrated, readyPageState } from '../../features/promotion/pageSlice';
import { presetTranslate } from '../../texts/presetTranslate';
import type { RenderedTemplate } from '../bootData';
import { readEarlyFields, replayEarlyTaps } from '../preHydration/replayEarlyInput';
import { importRenderer } from '../importRenderer';
import { nextTask } from '../nextTask';
import { ChangingTexts, createTextsSource } from './loadTranslate';
import { createDressPage, rootElement } from './dressDocument';
import { importPipeline } from './importPipeline';
import { createLandingStore } from './landingStore';
import { LandingView } from './LandingView';

/**
 * Takes over the HTML that the host drew, in slices. Nothing that was typed or tapped before is lost.
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
  const root = rootElement();
  await nextTask();
  const { hydrateRoot } = await importRenderer();
  await nextTask();
  const earlyFields = readEarlyFields(root);
  const handleHydrated = async (): Promise<void> => {
    earlyFields.readAgain();
    await nextTask();
    // First, since the address may name another screen by now, which would take the fields away.
    earlyFields.repeat();
    await nextTask();
    store.dispatch(hydrated());
    await nextTask();
    replayEarlyTaps();
  };
  startTransition(() => {
    hydrateRoot(
      root,
      <LandingView store={store} onHydrated={() => void handleHydrated()}>
        <ChangingTexts source={source}>
          <HostMarkupContext value>
            <LandingScreen brand={brand} />
          </HostMarkupContext>
        </ChangingTexts>
      </LandingView>,
    );
  });
}
