import type { LanguageType } from '../../kernel/locale';
import { type PresetTexts, presetTranslate } from '../../texts/presetTranslate';
import type { Translate } from '../../texts/textKey';
import en from '../../../locales/en/common.json';
import es from '../../../locales/es/common.json';

/** A chunk a language, so that nobody downloads another's words. */
const catalogues: Record<LanguageType, () => Promise<{ default: PresetTexts }>> = {
  1: () => import(/* webpackChunkName: "borrowerTexts-en" */ './catalogues/en'),
  2: () => import(/* webpackChunkName: "borrowerTexts-es" */ './catalogues/es'),
};

/**
 * Texts of the borrower's language. Read without i18next, whose 14 kB would be a seventh of a screen's first load;
 * that both read the same is proven in `src/texts`. Rejects where the network does.
 */
export async function loadTranslate(languageType: LanguageType): Promise<Translate> {
  const { default: texts } = await catalogues[languageType]();
  return presetTranslate(texts);
}

const commonTexts = { 1: en, 2: es } as const;

/** The few words that are there without the network: that the rest of them did not come. */
export const fallbackTranslate = (languageType: LanguageType): Translate =>
  presetTranslate({ common: commonTexts[languageType] });
