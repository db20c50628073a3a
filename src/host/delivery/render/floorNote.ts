import { browserFloorTexts } from '../../../generated/browserFloorTexts';
import { escapeHtml } from '../../../kernel/escapeHtml';

const texts: Readonly<Record<string, { readonly tooOld: string }>> = browserFloorTexts;

/**
 * Shows the note unless `needs` holds. Written for browsers far below the floor: nothing newer than ECMAScript 3, and
 * what can't be asked without throwing counts as missing.
 */
const scriptFor = (needs: string): string =>
  `(function(){var fit=false;try{fit=${needs}}catch(error){}var note=document.querySelector("[data-below-floor]");` +
  'if(note&&!fit)note.removeAttribute("hidden")})()';

/** The newest of what each page needs (docs/engineers/browsers.md). */
export const floorScript = scriptFor('!!(window.reportError&&window.HTMLDialogElement)');

/** The editor brings packages that need more. */
export const editorFloorScript = scriptFor(
  '!!new RegExp("(?<=a)b")&&CSS.supports("selector(:has(a))")&&CSS.supports("color","color-mix(in srgb,red,red)")',
);

const noteHtml = (language: string, script: string): string =>
  `<p role="alert" data-below-floor hidden>${escapeHtml((texts[language] ?? browserFloorTexts.en).tooOld)}</p>${script}`;

/** Hidden HTML that says that a browser is too old, in the page's language, and the script that shows it. */
export const floorNote = (language: string): string => noteHtml(language, `<script>${floorScript}</script>`);

export const editorFloorNote = (language: string, nonce: string): string =>
  noteHtml(language, `<script nonce="${nonce}">${editorFloorScript}</script>`);
