import type { PromotionBrand } from '../../codec/brand';
import type { Locale } from '../../kernel/locale';
import type { PageDefinitions } from '../../blocks/pageDefinitions';
import type { Page } from '../../template/block';
import type { TextsSource } from './changingTexts';
import { loadTranslate } from './loadTranslate';

/**
 * What the host does for the first HTML, done for a page that is opened in the browser. What it needs comes first: by then
 * another page may be wanted, and nothing of this one is put on.
 */
export function createDressPage(
  brand: PromotionBrand,
  texts: TextsSource,
  loadBlocks: PageDefinitions['load'],
  shown: Locale | undefined,
): (page: Page) => Promise<() => void> {
  let locale = shown;
  return async (page) => {
    const [translate, { themeVariables }] = await Promise.all([
      page.locale === locale ? undefined : loadTranslate(page.locale),
      import('../../template/theme'),
      loadBlocks(page.blocks),
    ]);
    return () => {
      if (translate) texts.change(translate);
      locale = page.locale;
      const { documentElement } = document;
      documentElement.lang = page.locale;
      document.title = page.title || brand.appName;
      // By CSSOM, which the content security policy allows, unlike a style attribute.
      for (const declaration of themeVariables({ ...brand.theme, ...page.theme }).split(';')) {
        const [name, value] = declaration.split(':');
        if (name && value) documentElement.style.setProperty(name, value);
      }
    };
  };
}
