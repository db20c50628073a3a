import { readFileSync } from 'node:fs';
import path from 'node:path';
import demoBrand from '../../../../brands/demo.json';
import { themeVariables } from '../../../../src/template/theme';
import { markup, Html } from './markup';
import { icons, say } from './pieces';

const sourceOf = (name: string): string => readFileSync(path.join(__dirname, name), 'utf8');

const style = sourceOf('styles.css').replace(/\s*\n\s*/g, '');
/** Sent without what is there for readers only. */
const script = sourceOf('page.js')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('//'))
  .join('\n');

/** All that does not depend on the lender: head, styles, top bar and a skeleton in the place of the content. */
export const beginning = (title: string, aside: Html | false): string =>
  markup`<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${title}</title>
    <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
    <meta name="robots" content="noindex"><link rel="icon" href="data:,">
    <style>:root{${new Html(themeVariables(demoBrand.theme))}}${new Html(style)}</style></head><body>
    <div class="frame"><header>
    <button class="icon" aria-label="${say('borrower:back')}">${icons.back}</button><h1>${title}</h1>${aside}
    </header><main class="wait" aria-busy="true">
    <span></span><span></span><span></span><span></span><span></span><span></span></main>`.text;

/** The content in that place, and the script. */
export const ending = (main: Html, footer: Html | undefined): string =>
  markup`<style>.wait{display:none}</style><main>${main}</main>${footer}
    <div role="status" data-copied="${say('borrower:copied')}"></div></div>
    <script>${new Html(script)}</script></body></html>`.text;
