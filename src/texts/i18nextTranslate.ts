import type { Locale } from '../kernel/locale';
import type { PresetTexts } from './presetTranslate';
import type { Translate } from './textKey';
import i18next, { type i18n } from 'i18next';

/** Translates by i18next outside of React. */
export function i18nextTranslate(locale: Locale, texts: PresetTexts): Translate {
  const instance = createI18next(locale, texts);
  return (key, values = {}) => instance.t(key, values);
}

/** An i18next instance of its own for one language: several can exist in one process, none is switched. */
export function createI18next(locale: Locale, texts: PresetTexts): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: texts },
    ns: Object.keys(texts),
    defaultNS: false,
    initAsync: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
  });
  return instance;
}
