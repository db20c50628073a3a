import type { LanguageType } from '../../../kernel/locale';
import en from '../../../pages/site/catalogues/en';
import es from '../../../pages/site/catalogues/es';
import type { PresetTexts } from '../../../texts/presetTranslate';

/** Texts that a page of the official site carries in its HTML, by language. */
export const siteTexts: Readonly<Record<LanguageType, PresetTexts>> = { 1: en, 2: es };
