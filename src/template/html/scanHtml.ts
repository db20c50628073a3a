export interface HtmlTag {
  /** In small letters. */
  readonly name: string;
  readonly isClosing: boolean;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

/** A piece of HTML in reading order: a tag, or text as it stands in the source. */
export type HtmlPiece = { readonly tag: HtmlTag } | { readonly text: string } | { readonly comment: string };

/** A piece with where it stands; the content of a raw text element is part of its tag. */
export interface PlacedPiece {
  readonly piece: HtmlPiece;
  readonly start: number;
  readonly end: number;
}

/** Elements whose content is no markup (HTML standard, "raw text elements"). */
export const rawText: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
]);

const tagStart = /<(\/?)([a-zA-Z][^\s/>]*)/y;
const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const tagEnd = /[\s/]*>/y;
const comment = /<!--(?:>|->|[\s\S]*?(?:-->|--!>|$))|<[!?/][^>]*(?:>|$)/y;

class Scanner {
  position = 0;

  constructor(private readonly html: string) {}

  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.html) ?? undefined;
    if (match) this.position += match[0].length;
    return match;
  }

  *scan(): Generator<HtmlPiece, void> {
    while (this.position < this.html.length) yield this.takePiece();
  }

  *scanPlaced(): Generator<PlacedPiece, void> {
    while (this.position < this.html.length) {
      const start = this.position;
      yield { piece: this.takePiece(), start, end: this.position };
    }
  }

  private takePiece(): HtmlPiece {
    return this.takeTag() ?? this.takeComment() ?? this.takeText();
  }

  private takeTag(): HtmlPiece | undefined {
    const start = this.take(tagStart);
    if (!start) return undefined;
    const [, slash = '', name = ''] = start;
    const attributes: { name: string; value: string }[] = [];
    while (!this.take(tagEnd) && this.position < this.html.length) {
      const match = this.take(attribute);
      if (!match) break;
      attributes.push({
        name: (match[1] ?? '').toLowerCase(),
        value: match[2] ?? match[3] ?? match[4] ?? '',
      });
    }
    const tag = { name: name.toLowerCase(), isClosing: slash === '/', attributes };
    if (!tag.isClosing && rawText.has(tag.name)) this.skipRawText(tag.name);
    return { tag };
  }

  private skipRawText(name: string): void {
    // From here on only: to lower the whole text for each of them would take the square of its length.
    const end = new RegExp(`</${name}`, 'gi');
    end.lastIndex = this.position;
    this.position = end.exec(this.html)?.index ?? this.html.length;
  }

  private takeComment(): HtmlPiece | undefined {
    const match = this.take(comment);
    return match && { comment: match[0] };
  }

  private takeText(): HtmlPiece {
    const next = this.html.indexOf('<', this.position + 1);
    const end = next === -1 ? this.html.length : next;
    const text = this.html.slice(this.position, end);
    this.position = end;
    return { text };
  }
}

/** HTML as tags and texts one after the other, read no further than they are asked for. */
export const piecesOfHtml = (html: string): Iterable<HtmlPiece> => new Scanner(html).scan();

export const placedPiecesOfHtml = (html: string): Iterable<PlacedPiece> => new Scanner(html).scanPlaced();

/** HTML as a list of tags and texts, the way a browser splits it; it builds no tree and runs anywhere. */
export const scanHtml = (html: string): readonly HtmlPiece[] => [...piecesOfHtml(html)];
