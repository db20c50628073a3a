import { decodeEntities } from '../html/htmlText';
import { placedPiecesOfHtml, rawText } from '../../html/scanHtml';

/** A part of HTML that can be written anew without touching the rest. */
export interface HtmlPart {
  readonly kind: 'words' | 'alt' | 'link' | 'picture';
  /** As a reader or a browser takes it. */
  readonly text: string;
  /** Where in the HTML each sign of `text` is written, and where the last one ends. */
  readonly sourceAt: readonly number[];
  /** The value of an attribute without quotes, which what is written in its place may need. */
  readonly isBare: boolean;
}

const kindOfAttribute: Readonly<Record<string, 'alt' | 'link' | 'picture' | undefined>> = {
  alt: 'alt',
  href: 'link',
  src: 'picture',
};

const attribute = /([^\s"'<>/=]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g;
const entity = /&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);?/gi;

/** A part by its source: an entity is one sign, which several letters stand for. */
function partOf(kind: HtmlPart['kind'], source: string, offset: number, isBare = false): HtmlPart {
  const texts: string[] = [];
  const sourceAt: number[] = [];
  let read = 0;
  const readTo = (end: number): void => {
    texts.push(source.slice(read, end));
    for (; read < end; read += 1) sourceAt.push(offset + read);
  };
  for (const { index, 0: written } of source.matchAll(entity)) {
    const sign = decodeEntities(written);
    if (sign === written) continue;
    readTo(index);
    texts.push(sign);
    sourceAt.push(...Array.from({ length: sign.length }, () => offset + index));
    read = index + written.length;
  }
  readTo(source.length);
  return { kind, text: texts.join(''), sourceAt: [...sourceAt, offset + source.length], isBare };
}

function* attributesOf(source: string, offset: number): Generator<HtmlPart, void> {
  for (const { index, 0: whole, 1: name = '', 2: value = '' } of source.matchAll(attribute)) {
    const lower = name.toLowerCase();
    const kind = Object.hasOwn(kindOfAttribute, lower) ? kindOfAttribute[lower] : undefined;
    if (kind === undefined) continue;
    const isBare = !/^["']/.test(value);
    const start = offset + index + whole.length - value.length;
    yield isBare ? partOf(kind, value, start, true) : partOf(kind, value.slice(1, -1), start + 1);
  }
}

/** Words and addresses of HTML in reading order. What no reader sees (comments, scripts) is none of them. */
export function* htmlParts(html: string): Generator<HtmlPart, void> {
  for (const { piece, start, end } of placedPiecesOfHtml(html)) {
    const source = html.slice(start, end);
    if ('text' in piece) yield partOf('words', source, start);
    else if ('tag' in piece && !piece.tag.isClosing && !rawText.has(piece.tag.name))
      yield* attributesOf(source, start);
  }
}
