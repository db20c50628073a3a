import type { Locale } from '../kernel/locale';
import { createI18next } from './i18next';
import type { PresetTexts } from './presetTranslate';
import type { Translate } from './textKey';

/** Translates by i18next outside of React. */
export function i18nextTranslate(locale: Locale, texts: PresetTexts): Translate {
  const instance = createI18next(locale, texts);
  return (key, values = {}) => instance.t(key, values);
}
