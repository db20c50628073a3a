import { renderToStaticMarkup } from 'react-dom/server';
import { previewTexts } from '../../../generated/previewTexts';
import { groundOf } from '../../../features/site/siteData';
import { type LanguageType, languageTypeOf, type Locale, localeOf } from '../../../kernel/locale';
import type { Block, Page } from '../../../template/block';
import { type DecisionContext, chooseGroups } from '../../../template/decide';
import { preparePage } from '../../../template/preparePage';
import { NotFoundState } from '../../../ui/FullPageState';
import { escapeHtml } from '../../../kernel/escapeHtml';
import { createLandingDocuments, type LandingDocumentOptions } from './landingDocument';
import type { RenderedPage } from './htmlDocument';
import { createHostSanitizer } from './sanitizer';
import { presetTranslate } from '../../../texts/presetTranslate';
import type { Translate } from '../../../texts/textKey';

/** What previews say besides the draft's own texts. */
const previewTranslate = (locale: Locale): Translate => presetTranslate({ preview: previewTexts[locale] });

/** The visitor that a draft is drawn for, instead of its reader. */
export interface PreviewedVisitor extends Pick<
  DecisionContext,
  'query' | 'clientType' | 'registered' | 'groups'
> {
  /** Epoch milliseconds; undefined: the time that it is. */
  readonly now: number | undefined;
}

export interface PreviewRequest {
  /** Exact JSON text. */
  readonly document: string;
  readonly language: LanguageType | undefined;
  readonly visitor: PreviewedVisitor;
  /** In the editor's frame, which says by itself that it is none; else a ribbon does. */
  readonly isFramed: boolean;
  /** A picture of the page, without the code that makes it answer: of what a phone shows first, or of the whole page. */
  readonly still: 'screen' | 'whole' | undefined;
  /** Every block from the first frame on. In a frame the browser looks only then which ones are on the screen, and moves others. */
  readonly isLaidOut: boolean;
  /** Put before the addresses of code and pictures that are to arrive slowly. */
  readonly slowPrefix: string | undefined;
}

export type PreviewFailure = 'expired' | 'unknown' | 'undrawable';

export interface PreviewRenderer {
  /** Undefined where the document is no template. */
  render(request: PreviewRequest): RenderedPage | undefined;
  /** The page instead of a draft that is not there. */
  failure(reason: PreviewFailure, language: LanguageType | undefined, isFramed: boolean): RenderedPage;
}

const noIndex = '<meta name="robots" content="noindex,nofollow">';

const ribbonStyle =
  '.vitrina-ribbon{position:sticky;top:0;z-index:1000;margin:0;padding:6px 12px;background:#1b1d22;color:#fff;' +
  'font:600 13px/1.4 system-ui,sans-serif;text-align:center}';

/** A phone's scrollbar lies over the page; one beside it would take some of the width that the frame is for. */
const framedStyle = 'html{scrollbar-width:none}html::-webkit-scrollbar{display:none}';

/** Every block is laid out, however far down it stands. */
const laidOutStyle = '*{content-visibility:visible!important}';

/** The page is as high as its blocks. */
const wholeStyle = `html,body{min-height:0!important;height:auto!important}${laidOutStyle}`;

const ownPicture = /^\/pictures\//;

/** Every address of a picture of ours, wherever it stands in a block. */
function slowPictures<Value>(value: Value, prefix: string): Value {
  if (typeof value === 'string') return (ownPicture.test(value) ? prefix + value : value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => slowPictures(item, prefix)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, slowPictures<unknown>(child, prefix)]),
  ) as Value;
}

/** Drafts, drawn by what draws published pages, for the visitor that the request describes. */
export function createPreviewRenderer(
  options: LandingDocumentOptions & { readonly clock: () => number },
): PreviewRenderer {
  const { brand, origin, assets, clock } = options;
  const sanitizeHtml = createHostSanitizer({ ...brand, origin });
  const { plain, finish, finishPage } = createLandingDocuments(options);

  function contextOf(page: Page, { now, groups, ...visitor }: PreviewedVisitor): DecisionContext {
    return {
      ...visitor,
      languageType: languageTypeOf(page.locale, brand.languageType),
      now: now ?? clock(),
      // As the page itself would choose them, but always the same.
      groups: chooseGroups(page.blocks, groups, () => 0),
    };
  }

  const ribbonOf = (page: Page): string =>
    `<p class="vitrina-ribbon" role="note">${escapeHtml(previewTranslate(page.locale)('preview:ribbon'))}</p>`;

  return {
    render({ document, language, visitor, isFramed, still, isLaidOut, slowPrefix }) {
      const asked = { brand, origin, sanitizeHtml, language: language && localeOf(language) };
      const prepared = preparePage(JSON.parse(document), asked);
      if (!prepared.ok) return undefined;
      const { page: drawn } = prepared.value;
      const blocks: readonly Block[] =
        slowPrefix === undefined ? drawn.blocks : slowPictures(drawn.blocks, slowPrefix);
      const page: Page = { ...drawn, blocks };
      return finishPage(page, contextOf(page, visitor), {
        mark: {
          isTimeFixed: visitor.now !== undefined,
          nothingSent: previewTranslate(page.locale)('preview:nothingSent'),
          ...(slowPrefix !== undefined && { slowAssets: `${slowPrefix}/assets/` }),
        },
        head: [noIndex],
        ribbon: isFramed ? '' : ribbonOf(page),
        style: [
          isFramed ? framedStyle : ribbonStyle,
          still === 'whole' && wholeStyle,
          isLaidOut && laidOutStyle,
        ]
          .filter(Boolean)
          .join(''),
        isStill: still !== undefined,
        scripts: still ? [] : assets.scripts.map((address) => (slowPrefix ?? '') + address),
        code: assets.code.map((address) => (slowPrefix ?? '') + address),
        framedBy: isFramed ? 'self' : 'none',
        ground: groundOf(page.id, brand.theme),
      });
    },
    failure(reason, language = brand.languageType, isFramed) {
      const locale = localeOf(language);
      const translate = previewTranslate(locale);
      const title = translate(`preview:${reason}.title`);
      const body = renderToStaticMarkup(
        <main>
          <NotFoundState title={title} text={translate(`preview:${reason}.text`)} />
        </main>,
      );
      const page = {
        ...plain,
        lang: locale,
        title,
        head: [noIndex],
        body,
        scripts: [],
        preHydrationScript: '',
        brand: undefined,
      };
      return finish(page, { framedBy: isFramed ? 'self' : 'none' });
    },
  };
}
