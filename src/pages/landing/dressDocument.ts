import type { PublicBrand } from '../../codec/publicBrand';
import type { Locale } from '../../kernel/locale';
import type { Page } from '../../template/block';
import { loadTranslate } from './loadTranslate';
import type { TextsSource } from './textsSource';

/** What the host does for the first HTML, done for a page that is opened in the browser. */
export function createDressPage(brand: PublicBrand, texts: TextsSource, shown: Locale | undefined): (page: Page) => Promise<void> {
  let locale = shown;
  return async (page) => {
    if (page.locale !== locale) {
      texts.change(await loadTranslate(page.locale));
      locale = page.locale;
    }
    const { themeVariables } = await import('../../template/theme');
    const { documentElement } = document;
    documentElement.lang = page.locale;
    document.title = page.title || brand.appName;
    // By CSSOM, which the content security policy allows, unlike a style attribute.
    for (const declaration of themeVariables({ ...brand.theme, ...page.theme }).split(';')) {
      const [name, value] = declaration.split(':');
      if (name && value) documentElement.style.setProperty(name, value);
    }
  };
}
