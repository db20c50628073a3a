import type { LanguageType } from '../../../kernel/locale';
import type { PresetTexts } from '../../../texts/presetTranslate';

const textsOf: Readonly<Record<LanguageType, () => Promise<{ default: PresetTexts }>>> = {
  1: () => import(/* webpackChunkName: "keyFactsTexts-en" */ './texts/en'),
  2: () => import(/* webpackChunkName: "keyFactsTexts-es" */ './texts/es'),
};

/** The words about what a loan costs and what its borrower may do, which no other screen downloads. */
export const loadKeyFactsTexts = async (languageType: LanguageType): Promise<PresetTexts> =>
  (await textsOf[languageType]()).default;
