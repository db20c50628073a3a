import type { Locale } from '../../kernel/locale';
import type { PresetTexts } from '../../texts/presetTranslate';
import type { Translate } from '../../texts/textKey';

/** A chunk a language, so that nobody downloads another's words. */
const catalogues: Record<Locale, () => Promise<{ default: PresetTexts }>> = {
  en: () => import('./catalogues/en'),
  es: () => import('./catalogues/es'),
  zh: () => import('./catalogues/zh'),
};

/** Texts of a language that did not come with the HTML. Rejects where the network does. */
export async function loadTranslate(locale: Locale): Promise<Translate> {
  const [{ i18nextTranslate }, { default: texts }] = await Promise.all([
    import('../../texts/i18nextTranslate'),
    catalogues[locale](),
  ]);
  return i18nextTranslate(locale, texts);
}
