import type { Locale } from '../../kernel/locale';
import type { PresetTexts } from '../../texts/presetTranslate';

/** A chunk a language, so that nobody downloads another's words. */
const catalogues: Record<Locale, () => Promise<{ default: PresetTexts }>> = {
  en: () => import('./catalogues/en'),
  es: () => import('./catalogues/es'),
  zh: () => import('./catalogues/zh'),
};

/** All texts of a language. Rejects where the network does. */
export const loadCatalogue = async (locale: Locale): Promise<PresetTexts> =>
  (await catalogues[locale]()).default;
