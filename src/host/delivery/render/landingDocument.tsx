import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { everyDefinition } from '../../../blocks/everyDefinition';
import { promotionBrandOf } from '../../../codec/brand';
import type { Brand } from '../../../generated/brand';
import { LandingScreen } from '../../../features/promotion/LandingScreen';
import { readyPageState, type PageState } from '../../../features/promotion/pageSlice';
import { promotionReducers } from '../../../features/promotion/selectors';
import { escapeHtml } from '../../../kernel/escapeHtml';
import { localeOf, type Locale } from '../../../kernel/locale';
import type { PreviewMark, RenderedTemplate } from '../../../pages/bootData';
import { everyCatalogue } from '../../../pages/landing/catalogues/every';
import { LandingView } from '../../../pages/landing/LandingView';
import type { Page } from '../../../template/block';
import { allBlocks } from '../../../template/blockTree';
import { type DecisionContext, nextChange } from '../../../template/decide';
import type { ThemeColors } from '../../../template/theme';
import { type PresetTexts, presetTranslate } from '../../../texts/presetTranslate';
import { createI18next } from '../../../texts/i18nextTranslate';
import { I18nextTexts } from '../../../texts/I18nextTexts';
import type { BrandFont } from '../font/loadFont';
import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy';
import { earlyNote } from './earlyNote';
import { firstTexts } from './firstTexts';
import { htmlDocument, type HtmlDocument, type PageGuard, type RenderedPage } from './htmlDocument';
import type { RestingAssets } from './pageAssets';
import { pageHead } from './pageHead';
import { rootStyle } from './rootStyle';
import { createUsedStyles } from './usedStyles';
import { withoutDrawnData } from './withoutDrawnData';

/** Texts that a promotion page carries in its HTML, by language. */
export const landingTexts: Readonly<Record<Locale, PresetTexts>> = everyCatalogue;

export interface LandingDocumentOptions {
  readonly brand: Brand;
  /** Origin that people see, `https://pages.example`. */
  readonly origin: string;
  readonly assets: RestingAssets;
  readonly font?: BrandFont | undefined;
}

/** What a draft that is only looked at has besides what its public page has. */
export interface PreviewExtras {
  readonly mark: PreviewMark;
  readonly head: readonly string[];
  /** Ready HTML before the root element, and what the preview adds to the page's style. */
  readonly ribbon: string;
  readonly style: string;
  readonly scripts: readonly string[];
  readonly code: readonly string[];
  /** Nothing takes the page over, and so nothing waits for it. */
  readonly isStill: boolean;
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
        <LandingScreen brand={brand} definitions={everyDefinition} late={{}} />
      </I18nextTexts>
    </LandingView>,
  );
}

type UnstyledDocument = Omit<HtmlDocument, 'styles'>;

interface FinishOptions {
  readonly theme?: Partial<ThemeColors>;
  /** What the page adds to its style. */
  readonly style?: string | undefined;
  readonly freshUntil?: number | undefined;
  readonly framedBy?: PolicySources['framedBy'];
}

/** The script of a page that waits until its visitor is dealt out comes as soon as ever. */
const preloaded = (address: string): string =>
  `<link rel="preload" as="script" href="${escapeHtml(address)}" fetchpriority="low">`;

/** Whole documents of promotion pages: what is published, and drafts. */
export function createLandingDocuments({ brand, origin, assets, font }: LandingDocumentOptions) {
  const connectOrigins = [originOf(brand.adServiceUrl)];
  const usedStyles = createUsedStyles(assets.style);

  /** @param theme of the page, over the brand's */
  function finish(
    page: UnstyledDocument,
    { theme, style = '', freshUntil, framedBy }: FinishOptions = {},
  ): RenderedPage {
    const styles = [
      usedStyles((page.beforeRoot ?? '') + page.body),
      rootStyle({ ...brand.theme, ...theme }, font) + style,
    ];
    const scripts = [page.preHydrationScript, page.guard?.script ?? ''].filter((script) => script !== '');
    return {
      html: htmlDocument({ ...page, styles }),
      contentSecurityPolicy: contentSecurityPolicy({
        scripts,
        styles,
        brand,
        font,
        connectOrigins,
        framedBy,
      }),
      freshUntil,
    };
  }

  /** What every page starts from: the brand's own language, and the script that has it taken over. */
  const plain: UnstyledDocument = {
    lang: localeOf(brand.languageType),
    title: brand.appName,
    head: [],
    body: '',
    scripts: assets.scripts,
    code: assets.code,
    preHydrationScript: assets.preHydrationScript,
    brand: promotionBrandOf(brand),
    template: undefined,
  };

  function finishPage(
    page: Page,
    context: DecisionContext,
    preview?: PreviewExtras,
    guard?: PageGuard,
  ): RenderedPage {
    const texts = landingTexts[page.locale];
    const theme: ThemeColors = { ...(preview?.ground ?? brand.theme), ...page.theme };
    const body = drawScreen(readyPageState(page, context), page.locale, brand);
    const sent = withoutDrawnData(page, body);
    const live = allBlocks(page.blocks).filter(({ id }) => !sent.staticIds.includes(id));
    const rendered: RenderedTemplate = {
      ...sent,
      context,
      texts: firstTexts(texts, live),
      ...(preview && { preview: preview.mark }),
    };
    return finish(
      {
        ...plain,
        lang: page.locale,
        title: page.title || brand.appName,
        head: [
          ...(preview?.head ?? []),
          ...(guard?.next ? plain.scripts.map(preloaded) : []),
          ...pageHead(page, { origin, background: theme.background }),
        ],
        beforeRoot: (preview?.ribbon ?? '') + earlyNote(presetTranslate(texts)),
        scripts: preview?.scripts ?? plain.scripts,
        preHydrationScript: preview?.isStill ? '' : plain.preHydrationScript,
        code: preview?.code ?? plain.code,
        body,
        template: rendered,
        guard,
      },
      {
        theme,
        style: preview?.style,
        freshUntil: nextChange(page.blocks, context.now),
        framedBy: preview?.framedBy,
      },
    );
  }

  return { plain, finish, finishPage };
}
