import { renderToStaticMarkup } from 'react-dom/server';
import { publicBrandOf } from '../../codec/publicBrand';
import type { Brand } from '../../generated/brand';
import { localeOf, type LanguageType } from '../../kernel/locale';
import { screenTitles, type ScreenPath } from '../../pages/borrower/paths';
import { themeVariables } from '../../template/theme';
import { presetTranslate } from '../../texts/presetTranslate';
import { PageSkeleton } from '../../ui/borrower/PageSkeleton';
import { borrowerTexts } from './borrowerTexts';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { htmlDocument } from './htmlDocument';
import type { RenderedPage } from './landingRenderer';
import type { PageAssets } from './pageAssets';

export interface BorrowerRenderer {
  /** First HTML of a borrower's screen: its title and a skeleton. What is personal comes by calls. */
  render(path: ScreenPath, language: LanguageType | undefined): RenderedPage;
}

const head = (background: string): string[] => [
  // Pages about one person's loan are nothing to find.
  '<meta name="robots" content="noindex">',
  `<meta name="theme-color" content="${background}">`,
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
];

export function createBorrowerRenderer(brand: Brand, assets: Omit<PageAssets, 'earlyScript'>): BorrowerRenderer {
  const styles = [assets.style, `:root{${themeVariables(brand.theme)}}`];
  const policy = contentSecurityPolicy({
    scripts: [],
    styles,
    imageOrigins: [...brand.imageOrigins, brand.apiOrigin],
    connectOrigins: [brand.apiOrigin],
  });
  return {
    render(path, language = brand.languageType) {
      const locale = localeOf(language);
      const translate = presetTranslate(borrowerTexts[language]);
      const title = translate(screenTitles[path]);
      const body = renderToStaticMarkup(
        <>
          <noscript>
            <p>{translate('borrower:noScript')}</p>
          </noscript>
          <PageSkeleton title={title} />
        </>,
      );
      const html = htmlDocument({
        lang: locale,
        title,
        head: head(brand.theme.background),
        styles,
        scripts: assets.scripts,
        body,
        earlyScript: '',
        brand: publicBrandOf(brand),
        template: undefined,
      });
      return { html, contentSecurityPolicy: policy, links: [], freshUntil: undefined };
    },
  };
}
