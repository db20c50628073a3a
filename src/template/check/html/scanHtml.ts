export interface HtmlTag {
  /** In small letters. */
  readonly name: string;
  readonly isClosing: boolean;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

/** A piece of HTML in reading order: a tag, or text as it stands in the source. */
export type HtmlPiece = { readonly tag: HtmlTag } | { readonly text: string } | { readonly comment: string };

/** Elements whose content is no markup (HTML standard, "raw text elements"). */
const rawText = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript', 'plaintext']);

const tagStart = /<(\/?)([a-zA-Z][^\s/>]*)/y;
const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const tagEnd = /[\s/]*>/y;
const comment = /<!--(?:>|->|[\s\S]*?(?:-->|--!>|$))|<[!?/][^>]*(?:>|$)/y;

class Scanner {
  position = 0;
  readonly pieces: HtmlPiece[] = [];

  constructor(private readonly html: string) {}

  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.html) ?? undefined;
    if (match) this.position += match[0].length;
    return match;
  }

  scan(): readonly HtmlPiece[] {
    while (this.position < this.html.length) {
      if (!this.takeTag() && !this.takeComment()) this.takeText();
    }
    return this.pieces;
  }

  private takeTag(): boolean {
    const start = this.take(tagStart);
    if (!start) return false;
    const [, slash = '', name = ''] = start;
    const attributes: { name: string; value: string }[] = [];
    while (!this.take(tagEnd) && this.position < this.html.length) {
      const match = this.take(attribute);
      if (!match) break;
      attributes.push({ name: (match[1] ?? '').toLowerCase(), value: match[2] ?? match[3] ?? match[4] ?? '' });
    }
    const tag = { name: name.toLowerCase(), isClosing: slash === '/', attributes };
    this.pieces.push({ tag });
    if (!tag.isClosing && rawText.has(tag.name)) this.skipRawText(tag.name);
    return true;
  }

  private skipRawText(name: string): void {
    // From here on only: to lower the whole text for each of them would take the square of its length.
    const end = new RegExp(`</${name}`, 'gi');
    end.lastIndex = this.position;
    this.position = end.exec(this.html)?.index ?? this.html.length;
  }

  private takeComment(): boolean {
    const match = this.take(comment);
    if (match) this.pieces.push({ comment: match[0] });
    return match !== undefined;
  }

  private takeText(): void {
    const next = this.html.indexOf('<', this.position + 1);
    const end = next === -1 ? this.html.length : next;
    this.pieces.push({ text: this.html.slice(this.position, end) });
    this.position = end;
  }
}

/** HTML as a list of tags and texts, the way a browser splits it; it builds no tree and runs anywhere. */
export const scanHtml = (html: string): readonly HtmlPiece[] => new Scanner(html).scan();
