/**
 * From a published document to the page that a browser draws:
 *
 *     document ──▶ measure ──▶ migrate ──▶ validate ──▶ prepare each block ──▶ Page ──▶ decideBlocks ──▶ Views
 *      unknown      depth     old → new   envelope,     type, schema, addresses,         variants, then
 *                                         by schema     one language, the brand's        conditions
 *                                                       words, sanitise
 *
 * Everything here is pure. The host runs it once a revision and language; the browser only where the page did not
 * come with its HTML. `decideBlocks` runs wherever the page is drawn, since it depends on the visitor.
 */
import { type Stripped, stripInvalid } from '../codec/stripInvalid';
import type { TemplateDocument } from '../generated/template';
import validateTemplate from '../generated/validators/template';
import type { Failure } from '../kernel/failure';
import type { Locale } from '../kernel/locale';
import { isRecord } from '../kernel/record';
import { failure, success, type Result } from '../kernel/result';
import { isPictureAddress, type AddressRules } from './address';
import type { Page, ShownImage } from './block';
import { fillText, type BrandWords, localiseText, isInLocale } from './texts';
import type { TemplateFault } from './fault';
import { isDeeperThan, limits } from './limits';
import { migrate } from './migrations/migrate';
import { prepareBlocks, type Preparation } from './prepareBlocks';

export interface PrepareOptions {
  readonly brand: Pick<AddressRules, 'apiOrigin' | 'schemeLink' | 'imageOrigins' | 'mediaOrigins'> &
    BrandWords;
  /** Origin of the page, `https://example.test`. */
  readonly origin: string;
  readonly sanitizeHtml: (html: string) => string;
  /** What the address asks for; without it the document's own locale is shown. */
  readonly language: Locale | undefined;
}

export interface PreparedPage {
  readonly page: Page;
  readonly faults: readonly TemplateFault[];
}

const documentFault = (detail: string): TemplateFault => ({
  kind: 'invalid',
  blockId: '',
  blockType: '',
  detail,
});

/** The query's language where the document has it, else the document's own (contract §8). */
function shownLocaleOf(document: TemplateDocument, asked: Locale | undefined): Locale {
  return asked && isInLocale(document, asked) ? asked : document.locale;
}

function shareImageOf(
  document: TemplateDocument,
  locale: Locale,
  rules: AddressRules,
): { shareImage?: ShownImage } {
  const { shareImage: image } = document;
  if (!image || !isPictureAddress(image.src, rules)) return {};
  const { sources: _sources, alt, ...rest } = image;
  return { shareImage: { ...rest, alt: localiseText(alt, locale, document.locale) } };
}

export type ReadDocument = Stripped<TemplateDocument>;

/** A document as fetched, without what is wrong; undefined: no page comes of it, since it is no template at all (contract §8). */
export const readDocument = (document: unknown): ReadDocument | undefined =>
  isRecord(document) && !isDeeperThan(document, limits.jsonDepth)
    ? stripInvalid(validateTemplate, migrate(document))
    : undefined;

/**
 * A document as fetched → a page in one language, and what had to be left out.
 * Fails with `malformed` where the document is not a template at all; a wrong block or optional field never fails it.
 */
export const preparePage = (document: unknown, options: PrepareOptions): Result<PreparedPage, Failure> =>
  prepareRead(readDocument(document), options);

/** The same of a document that was read before: it is validated once, however many languages it is shown in. */
export function prepareRead(
  stripped: ReadDocument | undefined,
  options: PrepareOptions,
): Result<PreparedPage, Failure> {
  if (!stripped) return failure({ kind: 'malformed' });
  const template = stripped.value;
  const locale = shownLocaleOf(template, options.language);
  const rules: AddressRules = { ...options.brand, origin: options.origin };
  const preparation: Preparation = {
    rules,
    sanitizeHtml: options.sanitizeHtml,
    shown: locale,
    own: template.locale,
    words: options.brand,
  };
  const { blocks, faults } = prepareBlocks(template.blocks, preparation);
  const textOf = (text: TemplateDocument['title']) =>
    fillText(localiseText(text, locale, template.locale), options.brand);
  const page: Page = {
    id: template.id,
    kind: template.kind,
    locale,
    ...(template.market && { market: template.market }),
    title: textOf(template.title),
    description: textOf(template.description),
    ...shareImageOf(template, locale, rules),
    theme: template.theme ?? {},
    links: template.links ?? {},
    blocks,
  };
  const dropped = stripped.removed.map((pointer) =>
    documentFault(`${pointer} has the wrong type and was left out`),
  );
  return success({ page, faults: [...dropped, ...faults] });
}
