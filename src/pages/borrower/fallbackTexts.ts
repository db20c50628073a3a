import en from '../../../locales/en/common.json';
import es from '../../../locales/es/common.json';
import type { LanguageType } from '../../kernel/locale';
import { presetTranslate } from '../../texts/presetTranslate';
import type { Translate } from '../../texts/textKey';

const commonTexts = { 1: en, 2: es } as const;

/** The few words that are there without the network: that the rest of them did not come. */
export const fallbackTranslate = (languageType: LanguageType): Translate =>
  presetTranslate({ common: commonTexts[languageType] });
