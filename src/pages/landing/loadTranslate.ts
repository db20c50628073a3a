import type { Locale } from '../../kernel/locale';
import type { Translate } from '../../texts/textKey';
import { loadCatalogue } from './loadCatalogue';

/** Texts of a language that did not come with the HTML. Rejects where the network does. */
export async function loadTranslate(locale: Locale): Promise<Translate> {
  const [{ i18nextTranslate }, texts] = await Promise.all([
    import('../../texts/i18nextTranslate'),
    loadCatalogue(locale),
  ]);
  return i18nextTranslate(locale, texts);
}
