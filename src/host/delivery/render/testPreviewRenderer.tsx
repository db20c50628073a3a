import { renderToStaticMarkup } from 'react-dom/server';
import { publicBrandOf } from '../../../codec/brand';
import type { Brand } from '../../../generated/brand';
import { type LanguageType, localeOf } from '../../../kernel/locale';
import { type PresetTexts, presetTranslate } from '../../../texts/presetTranslate';
import { PageSkeleton } from '../../../ui/borrower/PageSkeleton';
import type { BrandFont } from '../font/loadFont';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { htmlDocument, type RenderedPage } from './htmlDocument';
import type { PageAssets } from './pageAssets';
import { privateHead } from './pageHead';
import { rootStyle } from './rootStyle';
import previewEn from '../../../pages/testPreview/catalogues/en';
import previewEs from '../../../pages/testPreview/catalogues/es';

export interface TestPreviewRenderer {
  /** First HTML of the developers' page: its title and a skeleton. */
  render(language: LanguageType | undefined): RenderedPage;
}

const texts: Readonly<Record<LanguageType, PresetTexts>> = { 1: previewEn, 2: previewEs };

export function createTestPreviewRenderer(
  brand: Brand,
  assets: Pick<PageAssets, 'scripts' | 'style'>,
  font?: BrandFont,
): TestPreviewRenderer {
  const styles = [assets.style, rootStyle(brand.theme, font)];
  const policy = contentSecurityPolicy({ scripts: [], styles, brand, font });
  return {
    render(language = brand.languageType) {
      const translate = presetTranslate(texts[language]);
      const title = translate('devPreview:title');
      const html = htmlDocument({
        lang: localeOf(language),
        title,
        head: privateHead(brand.theme.background),
        styles,
        scripts: assets.scripts,
        body: renderToStaticMarkup(
          <>
            <noscript>
              <p>{translate('borrower:noScript')}</p>
            </noscript>
            <PageSkeleton title={title} />
          </>,
        ),
        preHydrationScript: '',
        brand: publicBrandOf(brand),
        template: undefined,
      });
      return { html, contentSecurityPolicy: policy, freshUntil: undefined };
    },
  };
}
