import { readyPageState } from '../../../features/promotion/pageSlice';
import { type Locale, languageTypeOf, locales, localeOf } from '../../../kernel/locale';
import type { Page } from '../../../template/block';
import { allBlocks, mapBlocks } from '../../../template/blockTree';
import { neutralContext } from '../../../template/decide';
import { prepareRead } from '../../../template/preparePage';
import { readPublished } from '../templates/readPublished';
import { createLandingDocuments, drawScreen, type LandingDocumentOptions } from './landingDocument';
import { noIndex } from './pageHead';
import { createHostSanitizer } from './sanitizer';

/** A page as a file that a browser opens without a host. */
export interface RecordedPage {
  readonly locale: Locale;
  /** `first`: as it came to a visitor of whom nothing is known. `all`: every block, whatever its condition or group. */
  readonly shows: 'first' | 'all';
  readonly title: string;
  readonly html: string;
}

export interface RecordRequest {
  /** Exact JSON text. */
  readonly document: string;
  /** Epoch ms of the moment that it is drawn for. */
  readonly at: number;
  /** Where the folders of pictures and fonts are, seen from the page's own: `../../..`. */
  readonly up: string;
}

const addressAttribute = /(\s(?:src|srcset|poster)=")([^"]*)"/gi;

const fontSource = /url\(\/fonts\//g;

/** The pictures and the font that a page has from this host, taken from folders beside it. */
const withRelativeFiles = (html: string, up: string): string =>
  html
    .replace(fontSource, `url(${up}/fonts/`)
    .replace(
      addressAttribute,
      (_whole, before: string, addresses: string) =>
        `${before}${addresses.replace(/(^|,\s*)\/pictures\//g, `$1${up}/pictures/`)}"`,
    );

const isDecided = ({ blocks }: Page): boolean =>
  allBlocks(blocks).some(({ visibleWhen, variant }) => visibleWhen !== undefined || variant !== undefined);

const withEveryBlock = (page: Page): Page => ({
  ...page,
  blocks: mapBlocks(page.blocks, ({ visibleWhen: _condition, variant: _variant, ...block }) => block),
});

/** Draws published pages by what draws them for visitors, without the code that makes them answer. */
export function createRecordRenderer(options: LandingDocumentOptions) {
  const { brand, origin } = options;
  const sanitizeHtml = createHostSanitizer({ ...brand, origin });
  const { plain, finish } = createLandingDocuments(options);

  function draw(page: Page, shows: RecordedPage['shows'], { at, up }: RecordRequest): RecordedPage {
    const shown = shows === 'all' ? withEveryBlock(page) : page;
    const context = neutralContext(shown.blocks, languageTypeOf(page.locale, brand.languageType), at);
    const title = page.title || brand.appName;
    const { html } = finish(
      {
        ...plain,
        lang: page.locale,
        title,
        head: [noIndex],
        body: drawScreen(readyPageState(shown, context), page.locale, brand),
        scripts: [],
        code: [],
        preHydrationScript: '',
        brand: undefined,
      },
      { theme: { ...brand.theme, ...page.theme } },
    );
    return { locale: page.locale, shows, title, html: withRelativeFiles(html, up) };
  }

  return {
    /** In each language that the document has; empty where it is no template. */
    record(request: RecordRequest): readonly RecordedPage[] {
      const pages = new Map<Locale, Page>();
      const read = readPublished(request.document);
      for (const language of [
        undefined,
        localeOf(1),
        localeOf(2),
        ...locales.filter((code) => brand.languages.includes(code)),
      ]) {
        const asked = { brand, origin, sanitizeHtml, language };
        const prepared = prepareRead(read, asked);
        if (!prepared.ok) return [];
        const { page } = prepared.value;
        if (language === undefined || page.locale === language) pages.set(page.locale, page);
      }
      return locales
        .flatMap((locale) => pages.get(locale) ?? [])
        .flatMap((page) => [
          draw(page, 'first', request),
          ...(isDecided(page) ? [draw(page, 'all', request)] : []),
        ]);
    },
  };
}

export type RecordRenderer = ReturnType<typeof createRecordRenderer>;
