import { rawText, type HtmlTag } from './scanHtml';

const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);
/** Opened again in every paragraph after one that ended without closing them (HTML standard, "active formatting elements"). */
const formatting = new Set([
  'a',
  'b',
  'big',
  'code',
  'em',
  'font',
  'i',
  'nobr',
  's',
  'small',
  'strike',
  'strong',
  'tt',
  'u',
]);
/** Closed by the next of their kind, and by the end of what holds them. */
const selfClosing = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot']);
const holders = new Set([
  'div',
  'ul',
  'ol',
  'dl',
  'blockquote',
  'figure',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
]);
/** Outside a table they are no elements at all. */
const tableParts = new Set(['tr', 'td', 'th', 'thead', 'tbody', 'tfoot']);
const rowGroups = new Set(['thead', 'tbody', 'tfoot']);

/** The elements a parser would have open, as far as that is certain; where it is not, one more. */
export class OpenElements {
  private readonly names: string[] = [];
  private openTables = 0;
  formattingCount = 0;
  deepest = 0;
  /** Open elements looked at so far, which is the work done. */
  looks = 0;

  /** How many nodes the tag adds, besides what is opened again around it. */
  take({ name, isClosing }: HtmlTag): number {
    if (isClosing) return this.takeEnd(name);
    if (empty.has(name)) return this.takeEmpty(name);
    if (name === 'tr' || (selfClosing.has(name) && this.names.at(-1) === name)) this.close(name);
    const added = this.openImplied(name) + this.open(name);
    return rawText.has(name) ? added + 1 : added;
  }

  private takeEnd(name: string): number {
    const isClosed = this.close(name);
    // The end of a paragraph that something else had ended is an empty paragraph of its own.
    if (name === 'p' || !isClosed) this.reach(1);
    return name === 'p' || !isClosed ? 1 : 0;
  }

  private takeEmpty(name: string): number {
    const implied = name === 'col' ? 1 : 0;
    this.reach(1 + implied);
    return 1 + implied;
  }

  /** Groups and rows that a table gets where nobody wrote them; what is no part of a table stands in none of them. */
  private openImplied(name: string): number {
    if (this.openTables === 0 || !tableParts.has(name) || rowGroups.has(name)) return 0;
    let added = 0;
    if (!selfClosing.has(this.names.at(-1) ?? '')) added += this.open('tbody');
    if (name !== 'tr' && rowGroups.has(this.names.at(-1) ?? '')) added += this.open('tr');
    return added;
  }

  private open(name: string): 1 {
    this.names.push(name);
    if (formatting.has(name)) this.formattingCount += 1;
    if (name === 'table') this.openTables += 1;
    this.reach(0);
    return 1;
  }

  private reach(further: number): void {
    this.deepest = Math.max(this.deepest, this.names.length + further);
  }

  /** Closes only what certainly is the innermost; whatever is nested wrongly counts as open for good. */
  private close(name: string): boolean {
    this.looks += 1;
    if (tableParts.has(name) && this.openTables === 0) return false;
    const place = this.placeOf(name);
    if (place === undefined) return false;
    // Above it stand only elements that close by themselves: neither tables nor formatting.
    this.names.length = place;
    if (formatting.has(name)) this.formattingCount -= 1;
    if (name === 'table') this.openTables -= 1;
    return true;
  }

  private placeOf(name: string): number | undefined {
    let place = this.names.length - 1;
    while (
      holders.has(name) &&
      place > 0 &&
      this.names[place] !== name &&
      selfClosing.has(this.names[place] ?? '')
    ) {
      place -= 1;
      this.looks += 1;
    }
    return this.names[place] === name ? place : undefined;
  }
}
