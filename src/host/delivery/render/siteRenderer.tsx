import { renderToString } from 'react-dom/server';
import { publicBrandOf } from '../../../codec/brand';
import {
  languageVersions,
  siteAddress,
  type RenderedSite,
  type SiteContent,
  siteGround,
} from '../../../features/site/siteData';
import { SiteFailure, titleOfFault, type SiteFault } from '../../../features/site/SiteFailure';
import type { SitePath } from '../../../kernel/pagePaths';
import { sitePages } from '../../../features/site/sitePages';
import { SiteScreen, type SiteEvents } from '../../../features/site/SiteScreen';
import type { Brand } from '../../../generated/brand';
import { languageTypeOf, localeOf, type LanguageType } from '../../../kernel/locale';
import type { Page } from '../../../template/block';
import { neutralContext, nextChange } from '../../../template/decide';
import type { TemplateFault } from '../../../template/fault';
import { preparePage } from '../../../template/preparePage';
import { themeVariables, type ThemeColors } from '../../../template/theme';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import type { PublishedTemplate } from '../templates/templateSource';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { crawlerFiles, type CrawlerFile } from './crawlerFiles';
import { earlyNote } from './earlyNote';
import { htmlDocument } from './htmlDocument';
import type { RenderedPage } from './renderedPage';
import type { PageAssets } from './pageAssets';
import { publicHead } from './pageHead';
import { createHostSanitizer } from './sanitizer';
import { siteTexts } from './siteTexts';
import { withoutForms } from './withoutForms';

export interface SiteRenderer {
  /**
   * First HTML of a page of the official site.
   * @param template undefined where none is published and the page can do without
   * @returns undefined where the document is no template
   */
  render(
    path: SitePath,
    template: PublishedTemplate | undefined,
    language: LanguageType | undefined,
  ): RenderedPage | undefined;
  /** The same page without its content. */
  withoutContent(fault: SiteFault, path: SitePath, language: LanguageType | undefined): RenderedPage;
  /** What crawlers read of the whole site. */
  readonly crawlerFiles: readonly CrawlerFile[];
}

export interface SiteRendererOptions {
  readonly brand: Brand;
  /** Origin that people see, `https://pages.example`. */
  readonly origin: string;
  readonly assets: PageAssets;
  /** Told once a revision and language what had to be left out. */
  readonly onFaults: (template: PublishedTemplate, faults: readonly TemplateFault[]) => void;
  readonly clock: () => number;
}

const ignored = () => undefined;
/** Nothing can be chosen on the host. */
const noEvents: SiteEvents = { onAction: ignored, onFault: ignored, onBack: ignored };

export function createSiteRenderer(options: SiteRendererOptions): SiteRenderer {
  const { brand, origin, assets, clock } = options;
  const publicBrand = publicBrandOf(brand);
  const sanitizeHtml = createHostSanitizer({ ...brand, origin });

  /** Content on the site's own ground, under a head in the brand's colours. */
  const stylesOf = (theme: Partial<ThemeColors>): string[] => [
    assets.style,
    `:root{${themeVariables({ ...brand.theme, ...siteGround, ...theme })}}[data-tone=brand]{${themeVariables(brand.theme)}}`,
  ];

  function prepare(template: PublishedTemplate, language: LanguageType): SiteContent | undefined {
    const prepared = preparePage(JSON.parse(template.document), {
      brand,
      origin,
      sanitizeHtml,
      languageType: language,
    });
    if (!prepared.ok) return undefined;
    const { blocks, faults: forms } = withoutForms(prepared.value.page.blocks);
    const faults = [...prepared.value.faults, ...forms];
    if (faults.length > 0) options.onFaults(template, faults);
    const page: Page = { ...prepared.value.page, blocks, revision: template.revision };
    const context = neutralContext(blocks, languageTypeOf(page.locale, brand.languageType), clock());
    return { page, context };
  }

  function headOf(
    path: SitePath,
    language: LanguageType,
    described: Pick<Page, 'title' | 'description' | 'shareImage'>,
  ): string[] {
    const { canonicalPath } = sitePages[path];
    return publicHead(described, {
      origin,
      background: brand.theme.background,
      address: siteAddress(canonicalPath, language, brand.languageType),
      alternates: languageVersions(canonicalPath, brand.languageType),
    });
  }

  /** A page that says nothing of its own is described by what every language knows of it. */
  function describe(site: RenderedSite): Pick<Page, 'title' | 'description' | 'shareImage'> {
    const translate = presetTranslate(site.texts);
    if (site.content) return { ...site.content.page, title: site.content.page.title || brand.appName };
    return {
      title: translate('site:reviews.title'),
      description: translate('site:reviews.description', { app: brand.appName }),
    };
  }

  function draw(site: RenderedSite): RenderedPage {
    const { path, language, content, texts } = site;
    const styles = stylesOf(content?.page.theme ?? {});
    const described = describe(site);
    const body = renderToString(
      <TranslateContext value={presetTranslate(texts)}>
        <SiteScreen brand={publicBrand} site={site} context={content?.context} events={noEvents} />
      </TranslateContext>,
    );
    const html = htmlDocument({
      lang: localeOf(language),
      title: described.title.includes(brand.appName)
        ? described.title
        : `${described.title} · ${brand.appName}`,
      head: headOf(path, language, described),
      styles,
      scripts: assets.scripts,
      body,
      beforeRoot: earlyNote(presetTranslate(texts)),
      preHydrationScript: assets.preHydrationScript,
      brand: publicBrand,
      template: site,
    });
    return {
      html,
      contentSecurityPolicy: policyOf(styles, [assets.preHydrationScript]),
      links: [],
      freshUntil: content && nextChange(content.page.blocks, content.context.now),
    };
  }

  const policyOf = (styles: readonly string[], scripts: readonly string[]): string =>
    contentSecurityPolicy({ styles, scripts, brand });

  return {
    crawlerFiles: crawlerFiles(origin, brand.languageType),
    render(path, template, language = brand.languageType) {
      const content = template && prepare(template, language);
      if (template && !content) return undefined;
      return draw({ path, language, content, texts: siteTexts[language] });
    },
    withoutContent(fault, path, language = brand.languageType) {
      const translate = presetTranslate(siteTexts[language]);
      const styles = stylesOf({});
      const html = htmlDocument({
        lang: localeOf(language),
        title: `${translate(titleOfFault(fault))} · ${brand.appName}`,
        head: [
          '<meta name="robots" content="noindex">',
          '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
        ],
        styles,
        scripts: [],
        body: renderToString(
          <TranslateContext value={translate}>
            <SiteFailure fault={fault} brand={publicBrand} path={path} language={language} />
          </TranslateContext>,
        ),
        preHydrationScript: assets.statusPageScript,
        bridgeName: brand.bridgeName,
        brand: undefined,
        template: undefined,
      });
      return {
        html,
        contentSecurityPolicy: policyOf(styles, [assets.statusPageScript]),
        links: [],
        freshUntil: undefined,
      };
    },
  };
}
