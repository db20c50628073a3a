import type { PromotionBrand, PublicBrand } from '../codec/brand';
import type { HostReading } from '../effects/reading';
import type { ScreenRules } from '../kernel/marketRules';
import { isRecord } from '../kernel/record';
import type { RenderedSite } from '../features/site/siteData';
import type { SentPage } from '../template/block';
import type { DecisionContext } from '../template/decide';
import type { PresetTexts } from '../texts/presetTranslate';

/** Ids of the JSON that the host writes into the HTML (contract §2). */
export const brandElementId = 'vitrina-brand';
export const templateElementId = 'vitrina-template';
export const readingElementId = 'vitrina-reading';
export const marketRulesElementId = 'vitrina-rules';
/** Of what a borrower's page shows until its content is there. */
export const shellElementId = 'shell';
/** Of a page's script: names the files of its code, with spaces between. */
export const codeAttribute = 'data-code';

/** A draft that is only looked at: it sends nothing and counts nowhere. */
export interface PreviewMark {
  /** Given: time stands still. Else the page follows the clock. */
  readonly isTimeFixed: boolean;
  /** Where the code is loaded from slowly; absent: as fast as it comes. */
  readonly slowAssets?: string;
  /** What the page says instead of sending something. */
  readonly nothingSent: string;
}

/** A page that was rendered on the host, and all that the browser needs to take it over. */
export interface RenderedTemplate extends SentPage {
  readonly context: DecisionContext;
  readonly texts: PresetTexts;
  /** Absent on public pages. */
  readonly preview?: PreviewMark;
}

export interface BootData {
  readonly brand: PromotionBrand;
  /** Undefined on the shell: the client path loads the template. */
  readonly rendered: RenderedTemplate | undefined;
}

function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Trusted without a check: the host wrote both from values that it had checked. */
export function readBootData(): BootData {
  return {
    brand: readJson(brandElementId) as PromotionBrand,
    rendered: readJson(templateElementId) as RenderedTemplate | undefined,
  };
}

/** Of a page that only wants to know whose it is. */
export const readBrand = (): PublicBrand => readJson(brandElementId) as PublicBrand;

/** Of a page of the official site; `site` undefined on one that needs no script. */
export function readSiteData(): { readonly brand: PublicBrand; readonly site: RenderedSite | undefined } {
  return {
    brand: readJson(brandElementId) as PublicBrand,
    site: readJson(templateElementId) as RenderedSite | undefined,
  };
}

/** Under another origin than the host knows, the page would judge addresses otherwise than it was drawn. */
const isHostReading = (value: unknown): value is HostReading =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  value.origin === window.location.origin &&
  isRecord(value.result);

/** A document that was cut off on its way ends within it: the page asks the lender itself then. */
function readReading(): HostReading | undefined {
  try {
    const value = readJson(readingElementId);
    return isHostReading(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The same of a borrower's page; `reading` undefined where the host was told nothing in time, or draws for another origin. */
export function readBorrowerData(): {
  readonly brand: PublicBrand;
  /** Of the brand's market, as they are in force. */
  readonly marketRules: ScreenRules;
  readonly reading: HostReading | undefined;
} {
  return {
    brand: readJson(brandElementId) as PublicBrand,
    marketRules: readJson(marketRulesElementId) as ScreenRules,
    reading: readReading(),
  };
}

/** What the host drew, as far as it matters before the page's code runs: a promotion page, or one of the official site. */
type DrawnPage = Pick<SentPage, 'staticIds' | 'isUnderWay'> &
  Partial<Pick<RenderedTemplate, 'page' | 'preview'>>;

export function readStartData(): { readonly brand: PromotionBrand; readonly drawn: DrawnPage | undefined } {
  return {
    brand: readJson(brandElementId) as PromotionBrand,
    drawn: readJson(templateElementId) as DrawnPage | undefined,
  };
}

/** Where the host's HTML has the page; a document that was cut off on its way gets one. */
export const rootElement = (): HTMLElement =>
  document.getElementById('root') ??
  document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' }));
