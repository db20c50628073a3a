import { brandElementId, codeAttribute, templateElementId } from '../../../pages/bootData';
import { escapeHtml } from '../../../kernel/escapeHtml';
import { floorNote } from './floorNote';

/** JSON for a script element: no `<` that could end it, no line separators that old parsers trip over. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A guarded publication, as the HTML of one of its revisions is told of it. */
export interface PageGuard {
  readonly script: string;
  /** Of the revision that most visitors keep, which names the other one; absent on the other one itself. */
  readonly next?: {
    readonly sequence: number;
    readonly sharePercent: number;
    readonly revision: string;
  };
}

/** First of all, so that nothing of the page is seen before its visitor is dealt out. */
function guardElement(guard: PageGuard | undefined): string {
  if (!guard) return '';
  const { script, next } = guard;
  const asked = next
    ? ` data-guard="${next.sequence}" data-share="${next.sharePercent}" data-revision="${escapeHtml(next.revision)}"`
    : '';
  return `<script${asked}>${script}</script>`;
}

/** The page's script waits until its visitor is dealt out. */
const held = (scripts: string): string => `<template data-held>${scripts}</template>`;

export interface HtmlDocument {
  readonly lang: string;
  readonly title: string;
  /** Ready elements of the head: meta, link. */
  readonly head: readonly string[];
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Addresses that the scripts ask for later. */
  readonly code?: readonly string[] | undefined;
  readonly beforeRoot?: string | undefined;
  /** Ready HTML inside the root element. */
  readonly body: string;
  /** Content of the inline script before all that can be tapped; empty: none. */
  readonly preHydrationScript: string;
  /** What deals out the visitors of a guarded publication; absent: none runs. */
  readonly guard?: PageGuard | undefined;
  /** The brand's bridge, where the early script is the page's only one and hands the way home to an app. */
  readonly bridgeName?: string | undefined;
  /** Data for the page's script; `template` undefined on pages without one. */
  readonly brand: unknown;
  readonly template: unknown;
}

export const jsonElement = (id: string, value: unknown): string =>
  value === undefined ? '' : `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

const codeOf = ({ code = [] }: HtmlDocument): string =>
  code.length > 0 ? ` ${codeAttribute}="${escapeHtml(code.join(' '))}"` : '';

/** Up to the end of the head. */
export const documentHead = (
  page: Pick<
    HtmlDocument,
    'lang' | 'title' | 'head' | 'styles' | 'preHydrationScript' | 'bridgeName' | 'guard'
  >,
): string =>
  [
    `<!doctype html><html lang="${escapeHtml(page.lang)}"${page.bridgeName ? ` data-bridge="${escapeHtml(page.bridgeName)}"` : ''}><head><meta charset="utf-8">`,
    `<title>${escapeHtml(page.title)}</title>`,
    guardElement(page.guard),
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="format-detection" content="telephone=no">',
    page.preHydrationScript && `<script>${page.preHydrationScript}</script>`,
    ...page.head,
    ...page.styles.map((style) => `<style>${style}</style>`),
    '</head>',
  ].join('');

function scriptElements(page: HtmlDocument): string {
  const elements = page.scripts
    .map((address) => `<script defer src="${escapeHtml(address)}"${codeOf(page)}></script>`)
    .join('');
  return page.guard?.next && elements !== '' ? held(elements) : elements;
}

/**
 * One whole page. Every text given to it is escaped here; `head` and `body` are HTML already. The early script stands
 * before the styles, so that it hears the first tap even where the rest of the page is still being read; the others are
 * named last, so that a slow network brings the first picture before them.
 */
export const htmlDocument = (page: HtmlDocument): string =>
  [
    documentHead(page),
    `<body>${page.scripts.length > 0 ? floorNote(page.lang) : ''}${page.beforeRoot ?? ''}<div id="root">${page.body}</div>`,
    jsonElement(brandElementId, page.brand),
    jsonElement(templateElementId, page.template),
    scriptElements(page),
    '</body></html>',
  ].join('');

/** One whole page, ready to be sent and cached. */
export interface RenderedPage {
  readonly html: string;
  readonly contentSecurityPolicy: string;
  /** Epoch milliseconds from which it must be rendered again; undefined: as long as the revision is live. */
  readonly freshUntil: number | undefined;
}
