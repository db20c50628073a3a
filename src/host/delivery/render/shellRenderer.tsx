import { renderToStaticMarkup } from 'react-dom/server';
import { publicBrandOf } from '../../../codec/brand';
import type { Brand } from '../../../generated/brand';
import { localeOf, type LanguageType } from '../../../kernel/locale';
import { themeVariables } from '../../../template/theme';
import { presetTranslate, type PresetTexts } from '../../../texts/presetTranslate';
import type { TextKey } from '../../../texts/textKey';
import { PageSkeleton } from '../../../ui/borrower/PageSkeleton';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { htmlDocument } from './htmlDocument';
import type { RenderedPage } from './renderedPage';
import type { PageAssets } from './pageAssets';

const head = (background: string): string[] => [
  // Pages about one person's loan are nothing to find.
  '<meta name="robots" content="noindex">',
  `<meta name="theme-color" content="${background}">`,
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
];

export interface ShellOptions {
  readonly brand: Brand;
  readonly assets: Omit<PageAssets, 'preHydrationScript' | 'statusPageScript'>;
  readonly texts: Readonly<Record<LanguageType, PresetTexts>>;
}

/** First HTML of a page whose content comes by calls: its title and a skeleton, the same for everyone. */
export function createShellRenderer({ brand, assets, texts }: ShellOptions) {
  const styles = [assets.style, `:root{${themeVariables(brand.theme)}}`];
  const policy = contentSecurityPolicy({ scripts: [], styles, brand });
  return (titleKey: TextKey, language: LanguageType = brand.languageType): RenderedPage => {
    const translate = presetTranslate(texts[language]);
    const title = translate(titleKey);
    const body = renderToStaticMarkup(
      <>
        <noscript>
          <p>{translate('borrower:noScript')}</p>
        </noscript>
        <PageSkeleton title={title} />
      </>,
    );
    const html = htmlDocument({
      lang: localeOf(language),
      title,
      head: head(brand.theme.background),
      styles,
      scripts: assets.scripts,
      body,
      preHydrationScript: '',
      brand: publicBrandOf(brand),
      template: undefined,
    });
    return { html, contentSecurityPolicy: policy, links: [], freshUntil: undefined };
  };
}
