import { escapeHtml } from '../../../../src/kernel/escapeHtml';

/** HTML, as opposed to text that is to be escaped. */
export class Html {
  constructor(readonly text: string) {}
}

/** `false` and `undefined` are nothing. */
type Place = string | number | Html | readonly Html[] | false | undefined;

function textOf(place: Place): string {
  if (place === undefined || place === false) return '';
  if (place instanceof Html) return place.text;
  return typeof place === 'object' ? place.map(textOf).join('') : escapeHtml(String(place));
}

/** HTML whose places are escaped, unless they are HTML themselves; lines and their indentation become spaces. */
export const markup = (parts: TemplateStringsArray, ...places: readonly Place[]): Html =>
  new Html(parts.map((part, index) => part.replace(/\s*\n\s*/g, ' ') + textOf(places[index])).join(''));
