import type { BorrowerLanguage } from '../../../kernel/locale';
import type { PresetTexts } from '../../../texts/presetTranslate';
import { catalogues } from './texts/load';

/** The words about what a loan costs and what its borrower may do, which no other screen downloads. */
export const loadKeyFactsTexts = async (locale: BorrowerLanguage): Promise<PresetTexts> =>
  (await catalogues[locale]()).default;
