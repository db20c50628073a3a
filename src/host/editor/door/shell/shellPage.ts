import en from '../../../../../locales/en/editorShell.json';
import es from '../../../../../locales/es/editorShell.json';
import { editorBrandOf } from '../../../../codec/brand';
import type { Brand } from '../../../../generated/brand';
import type { EditorLanguage } from '../../../../generated/editor';
import type { OidcFile } from '../../../../generated/oidc';
import type { BrandFont } from '../../../delivery/font/loadFont';
import type { ProxyFault } from '../../../../kernel/proxyFault';
import { brandElementId } from '../../../../pages/bootData';
import { escapeHtml } from '../../../../kernel/escapeHtml';
import { editorFloorNote } from '../../../delivery/render/floorNote';
import { jsonElement } from '../../../delivery/render/htmlDocument';
import { closedStyle } from './editorPolicy';
import { readFileSync } from 'node:fs';
import { isEditorLanguage } from '../../../../kernel/editorAccount';

const texts = { en, es };

export type ClosedReason = keyof typeof en.closed;

function page(language: EditorLanguage, { appName }: Brand, head: readonly string[], body: string): string {
  const title = texts[language].title.replace('{{app}}', appName);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...head,
    `</head><body>${body}</body></html>`,
  ].join('');
}

type ShownProvider = Pick<OidcFile, 'name' | 'localAccounts' | 'endsProviderSession'> & {
  /** Where the provider sends browsers back to. */
  readonly origin: string;
};

interface ShellFacts {
  readonly nonce: string;
  readonly font: BrandFont | undefined;
  readonly sendsMail: boolean;
  readonly oidc: ShownProvider | undefined;
  /** Why the visitor is counted under a proxy's address. */
  readonly proxyFault: ProxyFault | undefined;
}

/** What the sign-in page needs to know of the identity provider. Who may use a password stands nowhere in it. */
function providerFacts(oidc: ShownProvider | undefined): string {
  if (!oidc) return '';
  const passwords = oidc.localAccounts === 'all' ? '' : ' data-passwords="few"';
  const signOut = oidc.endsProviderSession ? ' data-provider-sign-out' : '';
  const origin = ` data-provider-origin="${escapeHtml(oidc.origin)}"`;
  return ` data-provider="${escapeHtml(oidc.name)}"${origin}${passwords}${signOut}`;
}

/** The brand's font is for the page on the canvas, whose frame takes over the styles of the page around it. */
const fontElement = (font: BrandFont | undefined): string =>
  font ? `<style>${font.style.faces}:root[data-canvas]{--font:${font.style.families}}</style>` : '';

/** The editor's one page: everything on it comes from its script. */
export function shellPage(
  language: EditorLanguage,
  brand: Brand,
  assets: ShellAssets,
  { nonce, font, sendsMail, oidc, proxyFault }: ShellFacts,
): string {
  const facts =
    (sendsMail ? ' data-sends-mail' : '') +
    (proxyFault ? ` data-proxy-fault="${proxyFault}"` : '') +
    providerFacts(oidc);
  const styles = assets.styles.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`);
  const scripts = assets.scripts.map(
    (address) => `<script defer nonce="${nonce}" src="${escapeHtml(address)}"></script>`,
  );
  const note = `<noscript><p>${escapeHtml(texts[language].noScript)}</p></noscript>`;
  const data = jsonElement(brandElementId, editorBrandOf(brand));
  return page(
    language,
    brand,
    [...styles, fontElement(font), ...scripts],
    `${editorFloorNote(language, nonce)}<div id="root"${facts}></div>${note}${data}`,
  );
}

export function closedPage(language: EditorLanguage, brand: Brand, reason: ClosedReason): string {
  const { title, text } = texts[language].closed[reason];
  return page(
    language,
    brand,
    [`<style>${closedStyle}</style>`],
    `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>`,
  );
}

/** Addresses of what the editor's page starts with. */
export interface ShellAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

type Entries = Readonly<Record<string, ShellAssets | undefined>>;

const assetsPrefix = '/assets/';

/** What the build made for the editor. Throws where the build is missing or lacks it. */
export function readShellAssets(entriesFile: string): ShellAssets {
  // The build wrote this file; a host without its build can't serve a page.
  const { editor } = JSON.parse(readFileSync(entriesFile, 'utf8')) as Entries;
  if (!editor) throw new Error(`${entriesFile} has no entry "editor": run npm run build`);
  const addresses = (names: readonly string[]) => names.map((name) => assetsPrefix + name);
  return { scripts: addresses(editor.scripts), styles: addresses(editor.styles) };
}

/** The first of the browser's languages that the editor speaks, in its order. */
export function browserLanguage(header: string | undefined): EditorLanguage {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isEditorLanguage) ?? 'en';
}
