import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { publicBrandOf } from '../../../codec/brand';
import type { Brand } from '../../../generated/brand';
import { LandingScreen } from '../../../features/promotion/LandingScreen';
import { readyPageState, type PageState } from '../../../features/promotion/pageSlice';
import { promotionReducers } from '../../../features/promotion/selectors';
import { localeOf, type Locale } from '../../../kernel/locale';
import type { PreviewMark, RenderedTemplate } from '../../../pages/bootData';
import { LandingView } from '../../../pages/landing/LandingView';
import type { Page } from '../../../template/block';
import { type DecisionContext, nextChange } from '../../../template/decide';
import { type ThemeColors, themeVariables } from '../../../template/theme';
import { type PresetTexts, presetTranslate } from '../../../texts/presetTranslate';
import { createI18next } from '../../../texts/i18nextTranslate';
import { I18nextTexts } from '../../../texts/I18nextTexts';
import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy';
import { earlyNote } from './earlyNote';
import { htmlDocument, type HtmlDocument, type RenderedPage } from './htmlDocument';
import type { PageAssets } from './pageAssets';
import { pageHead } from './pageHead';
import en from '../../../pages/landing/catalogues/en';
import es from '../../../pages/landing/catalogues/es';
import zh from '../../../pages/landing/catalogues/zh';

/** Texts that a promotion page carries in its HTML, by language. */
export const landingTexts: Readonly<Record<Locale, PresetTexts>> = { en, es, zh };

export interface LandingDocumentOptions {
  readonly brand: Brand;
  /** Origin that people see, `https://pages.example`. */
  readonly origin: string;
  readonly assets: PageAssets;
}

/** What a draft that is only looked at has besides what its public page has. */
export interface PreviewExtras {
  readonly mark: PreviewMark;
  readonly head: readonly string[];
  /** Ready HTML before the root element, and what the preview adds to the page's style. */
  readonly ribbon: string;
  readonly style: string;
  readonly scripts: readonly string[];
  readonly framedBy: NonNullable<PolicySources['framedBy']>;
  /** Colours where the template names none. */
  readonly ground: ThemeColors;
}

const originOf = (address: string): string => (address === '' ? '' : new URL(address).origin);

export function drawScreen(page: PageState, locale: Locale, brand: Brand): string {
  const store = configureStore({ reducer: promotionReducers, preloadedState: { page } });
  return renderToString(
    <LandingView store={store}>
      <I18nextTexts instance={createI18next(locale, landingTexts[locale])}>
        <LandingScreen brand={brand} />
      </I18nextTexts>
    </LandingView>,
  );
}

/** Whole documents of promotion pages: what is published, and drafts. */
export function createLandingDocuments({ brand, origin, assets }: LandingDocumentOptions) {
  const connectOrigins = [originOf(brand.adServiceUrl)];
  const stylesOf = (theme: Partial<Brand['theme']>): string[] => [
    assets.style,
    `:root{${themeVariables({ ...brand.theme, ...theme })}}`,
  ];

  function finish(
    document: HtmlDocument,
    freshUntil?: number,
    framedBy?: PolicySources['framedBy'],
  ): RenderedPage {
    const early = document.preHydrationScript === '' ? [] : [document.preHydrationScript];
    const sources = { scripts: early, styles: document.styles, brand, connectOrigins, framedBy };
    return {
      html: htmlDocument(document),
      contentSecurityPolicy: contentSecurityPolicy(sources),
      freshUntil,
    };
  }

  /** What every page starts from: the brand's own look and language, and the script that takes it over. */
  const plain: HtmlDocument = {
    lang: localeOf(brand.languageType),
    title: brand.appName,
    head: [],
    styles: stylesOf({}),
    body: '',
    scripts: assets.scripts,
    preHydrationScript: assets.preHydrationScript,
    brand: publicBrandOf(brand),
    template: undefined,
  };

  function finishPage(page: Page, context: DecisionContext, preview?: PreviewExtras): RenderedPage {
    const texts = landingTexts[page.locale];
    const rendered: RenderedTemplate = { page, context, texts, ...(preview && { preview: preview.mark }) };
    const theme: ThemeColors = { ...(preview?.ground ?? brand.theme), ...page.theme };
    return finish(
      {
        ...plain,
        lang: page.locale,
        title: page.title || brand.appName,
        head: [...(preview?.head ?? []), ...pageHead(page, { origin, background: theme.background })],
        styles: [...stylesOf(theme), ...(preview ? [preview.style] : [])],
        beforeRoot: (preview?.ribbon ?? '') + earlyNote(presetTranslate(landingTexts[page.locale])),
        scripts: preview?.scripts ?? plain.scripts,
        body: drawScreen(readyPageState(page, context), page.locale, brand),
        template: rendered,
      },
      nextChange(page.blocks, context.now),
      preview?.framedBy,
    );
  }

  return { plain, finish, finishPage };
}
