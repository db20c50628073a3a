import { scanHtml } from '../../html/scanHtml';

/** Elements that stand within a line: leaving them out joins what they stood between. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
  'wbr',
]);

/** What a reader sees of HTML: words of one line joined, lines apart. */
export function htmlText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const parts = scanHtml(html).map((piece) => {
    if ('text' in piece) return decodeEntities(piece.text);
    return 'tag' in piece && !inline.has(piece.tag.name) ? '\n' : '';
  });
  return parts.join('');
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  zwnj: '\u200c',
  zwj: '\u200d',
  iexcl: '¡',
  iquest: '¿',
  middot: '·',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  percnt: '%',
  colon: ':',
  sol: '/',
  tab: '\t',
  newline: '\n',
  euro: '€',
  pound: '£',
  cent: '¢',
  deg: '°',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** Combining marks of the named letters of Latin-1: `&aacute;`, `&Ntilde;`. */
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
};

const entity = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));?/gi;

function character(code: number): string {
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '\ufffd';
}

function byName(name: string): string | undefined {
  const letter = /^([a-z])(acute|grave|circ|uml|tilde|cedil|ring)$/i.exec(name);
  if (letter) return ((letter[1] ?? '') + (marks[(letter[2] ?? '').toLowerCase()] ?? '')).normalize('NFC');
  const lower = name.toLowerCase();
  return Object.hasOwn(named, lower) ? named[lower] : undefined;
}

/** Numeric references and the named ones that texts in Latin letters hold; others stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replace(entity, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    if (decimal !== undefined) return character(Number(decimal));
    return byName(name ?? '') ?? whole;
  });
