import i18next from 'i18next';
import type { Locale } from '../kernel/locale';
import type { PresetTexts } from './presetTranslate';
import type { Translate } from './textKey';

/** Translates by an i18next instance of its own: several languages can be alive in one process. */
export function i18nextTranslate(locale: Locale, texts: PresetTexts): Translate {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: texts },
    defaultNS: false,
    initAsync: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
  });
  return (key, values = {}) => instance.t(key, values);
}
