import type { Locale } from '../../kernel/locale';
import type { PresetTexts } from '../../texts/presetTranslate';
import { catalogues } from './catalogues/load';

/** All texts of a language. Rejects where the network does. */
export const loadCatalogue = async (locale: Locale): Promise<PresetTexts> =>
  (await catalogues[locale]()).default;
