import i18next, { type i18n } from 'i18next';
import type { Locale } from '../kernel/locale';
import type { PresetTexts } from './presetTranslate';

/** An i18next instance of its own for one language: several can be alive in one process, none is switched. */
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
