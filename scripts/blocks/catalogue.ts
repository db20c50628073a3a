import { escapeHtml } from '../../src/kernel/escapeHtml';
import { isLightTheme, type ThemeColors } from '../../src/template/theme';
import type { DrawnFixture } from './fixtureProgram';

/** What every block is shown in: the brand's own colours, and pages of the other kind with its accent. */
export function catalogueThemes(own: ThemeColors): Readonly<Record<'light' | 'dark', ThemeColors>> {
  const { accent } = own;
  return isLightTheme(own)
    ? { light: own, dark: { background: '#16181d', text: '#f2f2f2', accent } }
    : { light: { background: '#ffffff', text: '#1b1e24', accent }, dark: own };
}

export interface CataloguePage {
  readonly type: string;
  /** Of a new block, in the first language. */
  readonly props: object;
  readonly schema: object;
  /** Code and styles, compressed. */
  readonly bytes: number;
  readonly isOfPackage: boolean;
}

/** A page as the host would send it. Its policy stands in the page, since nobody sends headers along. */
export function liveDocument({ html, contentSecurityPolicy }: DrawnFixture): string {
  const policy = contentSecurityPolicy.replace(/frame-ancestors [^;]*;\s*/, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
  return html.replace(/<head>/, `<head>${meta}`);
}

const json = (value: object): string => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const weight = ({ bytes, isOfPackage }: CataloguePage): string =>
  `${bytes} bytes compressed, ${isOfPackage ? 'loaded by pages that have it' : 'part of the pages’ own code'}`;

const themes = ['light', 'dark'] as const;

function frames({ type }: CataloguePage, languages: readonly string[]): string {
  return languages
    .flatMap((language) =>
      themes.map((theme) => {
        const name = `${type}, ${language}, ${theme}`;
        const address = `blocks/${type}/${language}-${theme}.html`;
        return `<figure><iframe src="${address}" title="${escapeHtml(name)}" loading="lazy"></iframe><figcaption><a href="${address}">${language}, ${theme}</a></figcaption></figure>`;
      }),
    )
    .join('');
}

const section = (page: CataloguePage, languages: readonly string[]): string => `<section id="${page.type}">
<h2>${page.type}</h2><p>${weight(page)}</p>
<div class="frames">${frames(page, languages)}</div>
<details><summary>Props of a new one</summary>${json(page.props)}</details>
<details><summary>Schema</summary>${json(page.schema)}</details>
</section>`;

/** Every block on one page. */
export const catalogueIndex = (
  pages: readonly CataloguePage[],
  languages: readonly string[],
  style: string,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Blocks</title><style>${style}</style></head><body>
<h1>Blocks</h1>
<nav aria-label="Blocks">${pages.map(({ type }) => `<a href="#${type}">${type}</a>`).join(' ')}</nav>
<main>${pages.map((page) => section(page, languages)).join('\n')}</main>
</body></html>
`;
