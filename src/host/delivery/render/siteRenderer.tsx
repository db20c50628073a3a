import { renderToString } from 'react-dom/server';
import { everyDefinition } from '../../../blocks/everyDefinition';
import { publicBrandOf } from '../../../codec/brand';
import { siteGround, type RenderedSite, type SiteContent } from '../../../features/site/siteData';
import { SiteFailure, titleOfFault, type SiteFault } from '../../../features/site/SiteFailure';
import type { SitePath } from '../../../kernel/pagePaths';
import { SiteScreen, type SiteEvents } from '../../../features/site/SiteScreen';
import type { Brand } from '../../../generated/brand';
import { languageTypeOf, localeOf, type LanguageType } from '../../../kernel/locale';
import type { Page } from '../../../template/block';
import { leafBlocks } from '../../../template/blockTree';
import { decideBlocks, neutralContext, nextChange } from '../../../template/decide';
import type { TemplateFault } from '../../../template/fault';
import { prepareRead } from '../../../template/preparePage';
import { themeVariables, type ThemeColors } from '../../../template/theme';
import { presetTranslate, type PresetTexts } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import type { BrandFont } from '../font/loadFont';
import { readPublished } from '../templates/readPublished';
import type { PublishedTemplate } from '../templates/templateSource';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { crawlerFiles, type CrawlerFile } from './crawlerFiles';
import { earlyNote } from './earlyNote';
import { htmlDocument, type HtmlDocument, type RenderedPage } from './htmlDocument';
import type { RestingAssets } from './pageAssets';
import { iconLink, noIndex } from './pageHead';
import { rootStyle } from './rootStyle';
import { siteHead } from './siteHead';
import { createHostSanitizer } from './sanitizer';
import en from '../../../pages/site/catalogues/en';
import es from '../../../pages/site/catalogues/es';
import { createUsedStyles } from './usedStyles';
import { withoutDrawnData } from './withoutDrawnData';
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
  withoutContent(fault: SiteFault, path: SitePath, language: LanguageType | undefined): RenderedPage;
  /** What crawlers read of the whole site. */
  readonly crawlerFiles: readonly CrawlerFile[];
}

export interface SiteRendererOptions {
  readonly brand: Brand;
  /** Origin that people see, `https://pages.example`. */
  readonly origin: string;
  readonly assets: RestingAssets;
  readonly font?: BrandFont | undefined;
  /** Told once a revision and language what had to be left out. */
  readonly onFaults: (template: PublishedTemplate, faults: readonly TemplateFault[]) => void;
  readonly clock: () => number;
}

/** Texts that a page of the official site carries in its HTML. */
const siteTexts: Readonly<Record<LanguageType, PresetTexts>> = { 1: en, 2: es };

/** The neutral visitor sees what somebody wrote about the brand. */
const hasReviews = (content: SiteContent | undefined): boolean =>
  content !== undefined &&
  leafBlocks(decideBlocks(content.page.blocks, content.context)).some(
    (block) => block.type === 'reviews' && block.props.items.length > 0,
  );

function withoutDrawnContent(
  content: SiteContent,
  html: string,
): Pick<RenderedSite, 'content' | 'staticIds'> {
  const { page, staticIds } = withoutDrawnData(content.page, html);
  return { content: { ...content, page }, staticIds };
}

const ignored = () => undefined;
const noEvents: SiteEvents = { onAction: ignored, onFault: ignored, onBack: ignored };

export function createSiteRenderer(options: SiteRendererOptions): SiteRenderer {
  const { brand, origin, assets, font, clock } = options;
  const publicBrand = publicBrandOf(brand);
  const sanitizeHtml = createHostSanitizer({ ...brand, origin });

  const usedStyles = createUsedStyles(assets.style);

  /** Content on the site's own ground, under a head in the brand's colours. */
  const stylesOf = (html: string, theme: Partial<ThemeColors>): string[] => [
    usedStyles(html),
    `${rootStyle({ ...brand.theme, ...siteGround, ...theme }, font)}[data-tone=brand]{${themeVariables(brand.theme)}}`,
  ];

  function prepare(template: PublishedTemplate, language: LanguageType): SiteContent | undefined {
    const asked = { brand, origin, sanitizeHtml, language: localeOf(language) };
    const prepared = prepareRead(readPublished(template.document), asked);
    if (!prepared.ok) return undefined;
    const { blocks, faults: forms } = withoutForms(prepared.value.page.blocks);
    const faults = [...prepared.value.faults, ...forms];
    if (faults.length > 0) options.onFaults(template, faults);
    const page: Page = { ...prepared.value.page, blocks, revision: template.revision };
    const context = neutralContext(blocks, languageTypeOf(page.locale, brand.languageType), clock());
    return { page, context };
  }

  function finish(
    language: LanguageType,
    theme: Partial<ThemeColors>,
    page: Omit<HtmlDocument, 'lang' | 'styles'>,
    freshUntil?: number,
  ): RenderedPage {
    const styles = stylesOf((page.beforeRoot ?? '') + page.body, theme);
    return {
      html: htmlDocument({ ...page, lang: localeOf(language), styles }),
      contentSecurityPolicy: contentSecurityPolicy({
        styles,
        scripts: [page.preHydrationScript],
        brand,
        font,
      }),
      freshUntil,
    };
  }

  function draw(path: SitePath, language: LanguageType, content: SiteContent | undefined): RenderedPage {
    const texts = siteTexts[language];
    const site: RenderedSite = {
      path,
      language,
      content,
      staticIds: [],
      isUnderWay: false,
      lacksReviews: path === '/User' && !hasReviews(content),
      texts,
    };
    const translate = presetTranslate(texts);
    const body = renderToString(
      <TranslateContext value={translate}>
        <SiteScreen
          brand={publicBrand}
          definitions={everyDefinition}
          site={site}
          context={content?.context}
          events={noEvents}
        />
      </TranslateContext>,
    );
    const page = {
      ...siteHead(site, brand, origin),
      scripts: assets.scripts,
      code: assets.code,
      body,
      beforeRoot: earlyNote(translate),
      preHydrationScript: assets.preHydrationScript,
      brand: publicBrand,
      template: content ? { ...site, ...withoutDrawnContent(content, body) } : site,
    };
    const freshUntil = content && nextChange(content.page.blocks, content.context.now);
    return finish(language, content?.page.theme ?? {}, page, freshUntil);
  }

  return {
    crawlerFiles: crawlerFiles(origin, brand.languageType),
    render(path, template, language = brand.languageType) {
      const content = template && prepare(template, language);
      if (template && !content) return undefined;
      return draw(path, language, content);
    },
    withoutContent(fault, path, language = brand.languageType) {
      const translate = presetTranslate(siteTexts[language]);
      const body = renderToString(
        <TranslateContext value={translate}>
          <SiteFailure fault={fault} brand={publicBrand} path={path} language={language} />
        </TranslateContext>,
      );
      return finish(
        language,
        {},
        {
          title: `${translate(titleOfFault(fault))} · ${brand.appName}`,
          head: [noIndex, iconLink],
          scripts: [],
          body,
          preHydrationScript: assets.statusPageScript,
          bridgeName: brand.bridgeName,
          brand: undefined,
          template: undefined,
        },
      );
    },
  };
}
