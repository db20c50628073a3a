import { scanHtml, type HtmlTag } from './check/html/scanHtml';

export interface HtmlSize {
  /** How deep elements may nest once the HTML is parsed; never less than they do. */
  readonly depth: number;
  /** How many nodes may be made of it; never fewer than are. */
  readonly nodes: number;
}

const empty = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source', 'track', 'wbr']);
/** Opened again in every paragraph after one that ended without closing them (HTML standard, "active formatting elements"). */
const formatting = new Set(['a', 'b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong', 'tt', 'u']);
/** Closed by the next of their kind, and by the end of what holds them. */
const selfClosing = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot']);
const holders = new Set(['div', 'ul', 'ol', 'dl', 'blockquote', 'figure', 'table', 'thead', 'tbody', 'tfoot', 'tr']);
/** Outside a table they are no elements at all. */
const tableParts = new Set(['tr', 'td', 'th', 'thead', 'tbody', 'tfoot']);
/** Where these stand, parsers read what follows in ways of their own, and no end tag is believed. */
const unruly = /<(?:svg|math|noscript|plaintext|select|template|frameset)/i;

class OpenElements {
  readonly names: string[] = [];
  formattingCount = 0;
  deepest = 0;

  /** How many nodes the tag adds, besides what is opened again around it. */
  take({ name, isClosing }: HtmlTag): 0 | 1 {
    if (isClosing) return this.close(name) ? 0 : 1;
    if (empty.has(name)) return 1;
    if (name === 'tr' || (selfClosing.has(name) && this.names.at(-1) === name)) this.close(name);
    this.names.push(name);
    if (formatting.has(name)) this.formattingCount += 1;
    this.deepest = Math.max(this.deepest, this.names.length);
    return 1;
  }

  /** Closes only what certainly is the innermost; whatever is nested wrongly counts as open for good. */
  private close(name: string): boolean {
    if (tableParts.has(name) && !this.names.includes('table')) return false;
    let place = this.names.length - 1;
    if (holders.has(name)) while (place > 0 && this.names[place] !== name && selfClosing.has(this.names[place] ?? '')) place -= 1;
    if (this.names[place] !== name) return false;
    this.names.length = place;
    if (formatting.has(name)) this.formattingCount -= 1;
    return true;
  }
}

function measureUnruly(html: string): HtmlSize {
  const starts = html.match(/<[a-z]/gi)?.length ?? 0;
  return { depth: starts, nodes: html.split('<').length * 2 * (starts + 1) };
}

/**
 * What a parser would have to build of HTML, estimated from above without building it: time and memory of a parser
 * grow with the square of the depth, and a few bytes of wrongly nested tags can become thousands of elements.
 */
export function measureHtml(html: string): HtmlSize {
  if (!html.includes('<')) return { depth: 0, nodes: 1 };
  if (unruly.test(html)) return measureUnruly(html);
  const open = new OpenElements();
  let nodes = 1;
  for (const piece of scanHtml(html)) {
    const added = 'tag' in piece ? open.take(piece.tag) : 1;
    nodes += added + open.formattingCount;
  }
  return { depth: open.deepest, nodes };
}
