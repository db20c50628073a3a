import { limits } from '../limits';
import { OpenElements } from './openElements';
import { piecesOfHtml, type HtmlPiece } from './scanHtml';

export interface HtmlSize {
  /** How deep elements may nest once the HTML is parsed. */
  readonly depth: number;
  /** How many nodes may be made of it. */
  readonly nodes: number;
}

/** A measured size, and how many steps it took. */
export interface Measurement extends HtmlSize {
  readonly steps: number;
}

/** Where these stand, parsers read what follows in ways of their own, and no end tag is believed. */
const unruly = /<(?:svg|math|noscript|plaintext|select|template|frameset)/i;

function measureUnruly(html: string): HtmlSize {
  const starts = html.match(/<[a-z]/gi)?.length ?? 0;
  const cells = html.match(/<t[dhr]/gi)?.length ?? 0;
  // A cell without them gets a row and a group of rows.
  return { depth: starts + cells * 2, nodes: html.split('<').length * 2 * (starts + 1) };
}

/**
 * Measures until a limit is passed, since nothing more is asked then. So no more elements are ever open than the depth
 * allows, each tag looks at no more than these, and the work grows with the length of the HTML and never with its square.
 */
export function measurePieces(pieces: Iterable<HtmlPiece>): Measurement {
  const open = new OpenElements();
  let nodes = 1;
  let taken = 0;
  for (const piece of pieces) {
    const added = 'tag' in piece ? open.take(piece.tag) : 1;
    nodes += added + open.formattingCount;
    taken += 1;
    if (open.deepest > limits.htmlDepth || nodes > limits.htmlNodes) break;
  }
  return { depth: open.deepest, nodes, steps: taken + open.looks };
}

/**
 * What a parser would have to build of HTML, estimated without building it: time and memory of a parser grow with the
 * square of the depth, and a few bytes of wrongly nested tags can become thousands of elements. Nearly always no less
 * than is built; where tables hold what no table may, up to a third less was seen, and tests hold it to no less than
 * half. Of HTML that passes `htmlDepth` or `htmlNodes` it only says that it does.
 */
export function measureHtml(html: string): HtmlSize {
  if (!html.includes('<')) return { depth: 0, nodes: 1 };
  return unruly.test(html) ? measureUnruly(html) : measurePieces(piecesOfHtml(html));
}
