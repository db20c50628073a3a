import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { publicBrandOf } from '../../codec/publicBrand';
import type { Brand } from '../../generated/brand';
import { LandingScreen } from '../../features/promotion/LandingScreen';
import { initialPageState, readyPageState, type PageState } from '../../features/promotion/pageSlice';
import { promotionReducers } from '../../features/promotion/state';
import { languageTypeOf, localeOf, type LanguageType, type Locale } from '../../kernel/locale';
import type { RenderedTemplate } from '../../pages/bootData';
import { LandingView } from '../../pages/landing/LandingView';
import type { Page } from '../../template/block';
import { neutralContext, nextChange } from '../../template/decide';
import type { TemplateFault } from '../../template/fault';
import { preparePage } from '../../template/preparePage';
import { themeVariables } from '../../template/theme';
import { presetTranslate } from '../../texts/presetTranslate';
import { createI18next } from '../../texts/i18next';
import { I18nextTexts } from '../../texts/I18nextTexts';
import { i18nextTranslate } from '../../texts/i18nextTranslate';
import { NotFoundState } from '../../ui/NotFoundState';
import type { PublishedTemplate } from '../templateSource';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { earlyNote } from './earlyNote';
import { htmlDocument, type HtmlDocument } from './htmlDocument';
import { landingTexts } from './landingTexts';
import type { PageAssets } from './pageAssets';
import { pageHead } from './pageHead';
import { createHostSanitizer } from './sanitizer';
import { ScriptMissingNote } from './scriptMissingNote';

/** One whole page, ready to be sent and cached. */
export interface RenderedPage {
  readonly html: string;
  /** Value of the Content-Security-Policy header. */
  readonly contentSecurityPolicy: string;
  /** Values of Link headers: preload hints. */
  readonly links: readonly string[];
  /** Epoch milliseconds from which it must be rendered again; undefined: as long as the revision is live. */
  readonly freshUntil: number | undefined;
}

export interface LandingRenderer {
  /** First HTML of `/landing` for a published template; undefined when it can't be rendered: then the shell is sent. */
  render(template: PublishedTemplate, language: LanguageType | undefined): RenderedPage | undefined;
  /** The page without a template: the client loads it. */
  shell(): RenderedPage;
  /** The page for unknown paths. */
  notFound(): RenderedPage;
}

export interface LandingRendererOptions {
  readonly brand: Brand;
  /** Origin that people see, `https://pages.example`. */
  readonly origin: string;
  readonly assets: PageAssets;
  /** Told once a revision and language what had to be left out. */
  readonly onFaults: (template: PublishedTemplate, faults: readonly TemplateFault[]) => void;
  readonly clock: () => number;
}

const originOf = (address: string): string => (address === '' ? '' : new URL(address).origin);

/** The screen as HTML, for the neutral visitor that every cache may keep. */
function drawScreen(page: PageState, locale: Locale, brand: Brand): string {
  const store = configureStore({ reducer: promotionReducers, preloadedState: { page } });
  return renderToString(
    <LandingView store={store}>
      <I18nextTexts instance={createI18next(locale, landingTexts[locale])}>
        <LandingScreen brand={brand} />
      </I18nextTexts>
    </LandingView>,
  );
}

export function createLandingRenderer(options: LandingRendererOptions): LandingRenderer {
  const { brand, origin, assets, clock } = options;
  const publicBrand = publicBrandOf(brand);
  const sanitizeHtml = createHostSanitizer({ ...brand, origin });
  const connectOrigins = [brand.apiOrigin, originOf(brand.adServiceUrl)];
  const imageOrigins = [...brand.imageOrigins, brand.apiOrigin];
  const stylesOf = (theme: Partial<Brand['theme']>): string[] => [
    assets.style,
    `:root{${themeVariables({ ...brand.theme, ...theme })}}`,
  ];

  function finish(document: HtmlDocument, freshUntil?: number): RenderedPage {
    const early = document.earlyScript === '' ? [] : [document.earlyScript];
    const sources = { scripts: early, styles: document.styles, imageOrigins, connectOrigins };
    return { html: htmlDocument(document), contentSecurityPolicy: contentSecurityPolicy(sources), links: [], freshUntil };
  }

  /** What every page starts from: the brand's own look and language, and the script that takes it over. */
  const plain: HtmlDocument = {
    lang: localeOf(brand.languageType),
    title: brand.appName,
    head: [],
    styles: stylesOf({}),
    body: '',
    scripts: assets.scripts,
    earlyScript: assets.earlyScript,
    brand: publicBrand,
    template: undefined,
  };

  function finishPage(page: Page): RenderedPage {
    const languageType = languageTypeOf(page.locale, brand.languageType);
    const context = neutralContext(page.blocks, languageType, clock());
    const rendered: RenderedTemplate = { page, context, texts: landingTexts[page.locale] };
    const background = page.theme.background ?? brand.theme.background;
    return finish(
      {
        ...plain,
        lang: page.locale,
        title: page.title || brand.appName,
        head: pageHead(page, { origin, background }),
        styles: stylesOf(page.theme),
        body: drawScreen(readyPageState(page, context), page.locale, brand),
        afterRoot: earlyNote(presetTranslate(landingTexts[page.locale])),
        template: rendered,
      },
      nextChange(page.blocks, context.now),
    );
  }

  const ownLocale = localeOf(brand.languageType);
  const translate = i18nextTranslate(ownLocale, landingTexts[ownLocale]);

  return {
    render(template, languageType) {
      const prepared = preparePage(JSON.parse(template.document), { brand, origin, sanitizeHtml, languageType });
      if (!prepared.ok) return undefined;
      const { page, faults } = prepared.value;
      if (faults.length > 0) options.onFaults(template, faults);
      return finishPage({ ...page, revision: template.revision });
    },
    shell() {
      const note = renderToStaticMarkup(<ScriptMissingNote translate={translate} />);
      return finish({ ...plain, body: note + drawScreen(initialPageState, ownLocale, brand) });
    },
    notFound() {
      const title = translate('common:notFound.title');
      const home = { label: translate('common:home'), href: '/' };
      const state = <NotFoundState title={title} text={translate('common:notFound.text')} home={home} />;
      const body = renderToStaticMarkup(<main>{state}</main>);
      return finish({ ...plain, title, body, scripts: [], earlyScript: '', brand: undefined });
    },
  };
}
