import type { LanguageType } from '../../../kernel/locale';
import en from '../../../pages/borrower/catalogues/en';
import es from '../../../pages/borrower/catalogues/es';
import type { PresetTexts } from '../../../texts/presetTranslate';

/** Texts that the first HTML of a borrower's screen is drawn with, by language. */
export const borrowerTexts: Readonly<Record<LanguageType, PresetTexts>> = { 1: en, 2: es };
