import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { publicBrandOf } from '../../../codec/brand';
import type { HostReading, Reading } from '../../../effects/reading';
import type { Brand } from '../../../generated/brand';
import { type BorrowerLanguage, languageTypeOf } from '../../../kernel/locale';
import { marketOfBrand } from '../../../kernel/market';
import { type MarketPacks, rulesHoldUntil, rulesInForce, screenRulesOf } from '../../../kernel/marketRules';
import type { BorrowerPath } from '../../../kernel/pagePaths';
import {
  brandElementId,
  marketRulesElementId,
  readingElementId,
  shellElementId,
} from '../../../pages/bootData';
import { BorrowerPage } from '../../../pages/borrower/BorrowerPage';
import { createStillStore } from '../../../pages/borrower/borrowerStore';
import { screenRows } from '../../../pages/borrower/screens';
import { screenTitles } from '../../../pages/borrower/screenTitles';
import { everyCatalogue } from '../../../pages/borrower/catalogues/every';
import { presetTranslate } from '../../../texts/presetTranslate';
import { escapeHtml } from '../../../kernel/escapeHtml';
import { PageSkeleton } from '../../../ui/borrower/PageSkeleton';
import frame from '../../../ui/borrower/ScreenFrame.module.css';
import type { BrandFont } from '../font/loadFont';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { earlyNote, ScriptMissingNote } from './earlyNote';
import { floorNote } from './floorNote';
import { documentHead, jsonElement, type RenderedPage } from './htmlDocument';
import type { ChunkAssets, PageAssets } from './pageAssets';
import { privateHead } from './pageHead';
import { rootStyle } from './rootStyle';

const hideShell = `#${shellElementId}{display:none}`;

export interface DrawnAddress {
  readonly language: BorrowerLanguage;
  /** Query of the address, without secrets. */
  readonly search: string;
}

/**
 * A borrower's screen in two halves, so that the first is there while the lender is still asked for the content of the
 * second: the head with a title and a skeleton, then the page as its script would draw it, or nothing.
 */
export interface BorrowerRenderer {
  readonly readingOf: (path: BorrowerPath) => Promise<Reading | undefined>;
  /** The same for everyone but for the language, until the market's rules change. */
  readonly open: (path: BorrowerPath, language: BorrowerLanguage) => RenderedPage;
  /** The rest, with what the host was told. */
  readonly draw: (reading: HostReading, address: DrawnAddress) => Promise<string>;
  /** The rest, where the page's script asks for everything itself. */
  readonly close: string;
}

export interface BorrowerRendererOptions {
  readonly brand: Brand;
  readonly marketRules: MarketPacks;
  readonly clock: () => number;
  readonly assets: Pick<PageAssets, 'scripts' | 'style' | 'preHydrationScript'>;
  readonly font?: BrandFont | undefined;
  /** A part of the build, by the name that its import gives it. */
  readonly chunkOf: (name: string) => ChunkAssets;
}

const styleElement = (text: string, address: string): string =>
  // The address tells the script that asks for the part that its style is there.
  `<style data-href="${escapeHtml(address)}">${text}</style>`;

const scriptElement = (address: string): string => `<script async src="${escapeHtml(address)}"></script>`;

const closing = (content: string, reading?: HostReading): string =>
  `<div id="root" data-holds-links>${content}</div>${jsonElement(readingElementId, reading)}</body></html>`;

export function createBorrowerRenderer({
  brand,
  marketRules,
  clock,
  assets,
  font,
  chunkOf,
}: BorrowerRendererOptions): BorrowerRenderer {
  const publicBrand = publicBrandOf(brand);
  const pack = marketRules[marketOfBrand(brand)];
  const rulesNow = () => screenRulesOf(rulesInForce(pack, clock()));
  const rows = screenRows(publicBrand);
  const pageStyles = [assets.style, rootStyle(brand.theme, font)];
  function open(path: BorrowerPath, language: BorrowerLanguage): RenderedPage {
    const translate = presetTranslate(everyCatalogue[language]);
    const title = translate(screenTitles[path]);
    const parts = [...rows[path].chunks, `borrowerTexts-${language}`].map(chunkOf);
    const partStyles = parts.flatMap(({ styles }) => styles);
    const scripts = [...assets.scripts, ...parts.flatMap((part) => part.scripts)];
    const { preHydrationScript } = assets;
    const head = documentHead({
      lang: language,
      title,
      // Asked for at once and run as they come, also while the content is still awaited.
      head: [
        ...privateHead(brand.theme.background),
        ...partStyles.map(({ text, address }) => styleElement(text, address)),
        ...scripts.map(scriptElement),
      ],
      styles: pageStyles,
      preHydrationScript,
    });
    const skeleton = renderToStaticMarkup(<PageSkeleton title={title} />);
    const missing = renderToStaticMarkup(
      <ScriptMissingNote
        translate={translate}
        withoutScripts={<p className={frame.content}>{translate('borrower:noScript')}</p>}
      />,
    );
    return {
      html: [
        head,
        `<body>${floorNote(language)}${earlyNote(translate)}${missing}`,
        `<div id="${shellElementId}">${skeleton}</div>`,
        jsonElement(brandElementId, publicBrand),
        jsonElement(marketRulesElementId, rulesNow()),
      ].join(''),
      contentSecurityPolicy: contentSecurityPolicy({
        scripts: [preHydrationScript],
        styles: [...pageStyles, ...partStyles.map(({ text }) => text), hideShell],
        brand,
        font,
      }),
      freshUntil: rulesHoldUntil(pack, clock()),
    };
  }

  return {
    async readingOf(path) {
      const { feature } = await rows[path].load();
      return feature.readings?.[path];
    },
    open,
    async draw(reading, { language, search }) {
      const { path, origin } = reading;
      const { feature, Screen } = await rows[path].load();
      const content = renderToString(
        <BorrowerPage
          basis={{
            brand: publicBrand,
            marketRules: rulesNow(),
            locale: language,
            languageType: languageTypeOf(language, brand.languageType),
            origin,
          }}
          store={createStillStore(feature, reading)}
          elementOf={(each) => each === path && <Screen />}
          translate={presetTranslate(everyCatalogue[language])}
          onNavigatorReady={() => undefined}
          router={(inside) => <StaticRouter location={path + search}>{inside}</StaticRouter>}
        />,
      );
      return `<style>${hideShell}</style>${closing(content, reading)}`;
    },
    close: closing(''),
  };
}
