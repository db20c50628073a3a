import type { Locale } from '../../../kernel/locale';
import en from '../../../pages/landing/catalogues/en';
import es from '../../../pages/landing/catalogues/es';
import zh from '../../../pages/landing/catalogues/zh';
import type { PresetTexts } from '../../../texts/presetTranslate';

/** Texts that a promotion page carries in its HTML, by language. */
export const landingTexts: Readonly<Record<Locale, PresetTexts>> = { en, es, zh };
