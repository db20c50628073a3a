import { renderToStaticMarkup } from 'react-dom/server';
import { publicBrandOf } from '../../../codec/brand';
import type { Brand } from '../../../generated/brand';
import { type LanguageType, localeOf } from '../../../kernel/locale';
import { themeVariables } from '../../../template/theme';
import { type PresetTexts, presetTranslate } from '../../../texts/presetTranslate';
import type { TextKey } from '../../../texts/textKey';
import { PageSkeleton } from '../../../ui/borrower/PageSkeleton';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { htmlDocument, type RenderedPage } from './htmlDocument';
import type { PageAssets } from './pageAssets';
import { iconLink, noIndex } from './pageHead';
import type { BorrowerPath } from '../../../kernel/pagePaths';
import { screenTitles } from '../../../pages/borrower/screenTitles';
import borrowerEn from '../../../pages/borrower/catalogues/en';
import borrowerEs from '../../../pages/borrower/catalogues/es';
import previewEn from '../../../pages/testPreview/catalogues/en';
import previewEs from '../../../pages/testPreview/catalogues/es';

const head = (background: string): string[] => [
  noIndex,
  `<meta name="theme-color" content="${background}">`,
  iconLink,
];

interface ShellOptions {
  readonly brand: Brand;
  readonly assets: Omit<PageAssets, 'preHydrationScript' | 'statusPageScript'>;
  readonly texts: Readonly<Record<LanguageType, PresetTexts>>;
}

/** First HTML of a page whose content comes by calls: its title and a skeleton, the same for everyone. */
function createShellRenderer({ brand, assets, texts }: ShellOptions) {
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
    return { html, contentSecurityPolicy: policy, freshUntil: undefined };
  };
}

export interface BorrowerRenderer {
  /** First HTML of a borrower's screen: its title and a skeleton. What is personal comes by calls. */
  render(path: BorrowerPath, language: LanguageType | undefined): RenderedPage;
}

export function createBorrowerRenderer(brand: Brand, assets: ShellOptions['assets']): BorrowerRenderer {
  const shell = createShellRenderer({ brand, assets, texts: { 1: borrowerEn, 2: borrowerEs } });
  return { render: (path, language) => shell(screenTitles[path], language) };
}

export interface TestPreviewRenderer {
  render(language: LanguageType | undefined): RenderedPage;
}

export function createTestPreviewRenderer(brand: Brand, assets: ShellOptions['assets']): TestPreviewRenderer {
  const shell = createShellRenderer({ brand, assets, texts: { 1: previewEn, 2: previewEs } });
  return { render: (language) => shell('devPreview:title', language) };
}
