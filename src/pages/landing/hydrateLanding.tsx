import { HostMarkupContext, readHostMarkup } from '../../blocks/hostMarkup';
import { createPageDefinitions } from '../../blocks/pageDefinitions';
import type { PromotionBrand } from '../../codec/brand';
import { LandingScreen, type LateParts } from '../../features/promotion/LandingScreen';
import { readyPageState } from '../../features/promotion/pageSlice';
import { ownClock, type Clock } from '../../kernel/clock';
import { presetTranslate } from '../../texts/presetTranslate';
import { ClockContext } from '../../ui/ClockContext';
import { rootElement, type RenderedTemplate } from '../bootData';
import '../preHydration/earlyInput';
import { hydrateInSlices } from '../hydrateInSlices';
import { nextTask } from '../nextTask';
import { undoEarlyRewriting } from '../translator/undoEarlyRewriting';
import { ChangingTexts, createTextsSource } from './changingTexts';
import type { Adapt } from './effects';
import { createLandingStore } from './landingStore';
import { LandingView } from './LandingView';
import { loadCatalogue } from './loadCatalogue';

/** Without a network the phone's own has to do. */
async function importHostClock(): Promise<Clock> {
  const code = await import('../../api/hostClock').catch(() => undefined);
  return code?.hostClockOf(window) ?? ownClock;
}

/**
 * Hydrates a page that came with its HTML. Its effects come when the visitor touches it, or with the first action, and
 * bring the texts of what they may lead to.
 */
export async function hydrateLanding(
  brand: PromotionBrand,
  { page, context, staticIds, isUnderWay, texts: firstTexts }: RenderedTemplate,
  adapt?: Adapt,
  given?: Clock,
): Promise<void> {
  const { locale } = page;
  await undoEarlyRewriting(locale);
  const markup = readHostMarkup(document, page.blocks, staticIds);
  const { definitions, load: loadBlocks } = createPageDefinitions(markup);
  await loadBlocks(page.blocks);
  // Nobody else goes by the time.
  const clock = given ?? (isUnderWay ? await importHostClock() : ownClock);
  const texts = createTextsSource(presetTranslate(firstTexts));
  const late: LateParts = {};
  const importEffects = async () => {
    const [effects, catalogue] = await Promise.all([import('./effects'), loadCatalogue(locale)]);
    Object.assign(late, effects.lateParts);
    texts.change(presetTranslate(catalogue));
    return effects.createEffects({ brand, texts, loadBlocks, locale, clock, late }, adapt);
  };
  await nextTask();
  // After the fields are read, since the address may name another screen by now, which would take them away.
  let handleFieldsRead = (): void => undefined;
  const whenHydrated = new Promise<void>((resolve) => (handleFieldsRead = resolve));
  const store = createLandingStore({ page: readyPageState(page, context) }, importEffects, whenHydrated);
  void window.vitrinaEarly?.touched.then(store.begin);
  await nextTask();
  await hydrateInSlices(
    rootElement(),
    (onHydrated) => (
      <LandingView store={store} onHydrated={onHydrated}>
        <ChangingTexts source={texts}>
          <HostMarkupContext value={markup}>
            <ClockContext value={clock}>
              <LandingScreen brand={brand} definitions={definitions} late={late} />
            </ClockContext>
          </HostMarkupContext>
        </ChangingTexts>
      </LandingView>
    ),
    handleFieldsRead,
  );
}
