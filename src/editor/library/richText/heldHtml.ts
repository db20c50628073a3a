import type { Schema } from '@tiptap/pm/model';
import { bodyOf, readHtml, writeHtml } from './richTextHtml';

const sameTags: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
const wordTags = new Set(
  ['a', 'abbr', 'strong', 'em', 'u', 's', 'del', 'ins', 'small', 'sub', 'sup', 'code', 'span'].concat(
    'br',
    'img',
  ),
);
/** In these, words that stand by themselves read as a paragraph. */
const pageTags = new Set(['body', 'blockquote']);

const tagOf = ({ localName }: Element): string => sameTags[localName] ?? localName;

/** What the sanitiser adds by itself, what follows from where a cell stands, and what holds anyway. */
function isImplied({ name, value }: Attr): boolean {
  if (name === 'rel' || name === 'loading') return true;
  if (name === 'scope') return value === 'col' || value === 'row';
  return ['colspan', 'rowspan', 'start'].includes(name) && value === '1';
}

const attributesOf = (element: Element): string =>
  [...element.attributes]
    .filter((attribute) => !isImplied(attribute))
    .map(({ name, value }) => ` ${name}="${value}"`)
    .sort()
    .join('');

interface Piece {
  readonly text: string;
  readonly marks: string;
}

function piecesOf(node: Node, marks: readonly string[]): Piece[] {
  const own = [...marks].sort().join();
  if (!(node instanceof Element)) return [{ text: node.textContent ?? '', marks: own }];
  const tag = tagOf(node);
  const attributes = attributesOf(node);
  if (tag === 'br' || tag === 'img') return [{ text: `<${tag}${attributes}>`, marks: own }];
  // Without attributes neither changes how its words read.
  const isNothing = attributes === '' && (tag === 'span' || tag === 'a');
  const inner = isNothing ? marks : [...marks, tag + attributes];
  return [...node.childNodes].flatMap((child) => piecesOf(child, inner));
}

/** Words as a browser reads them: spaces collapsed, and runs of the same marks as one, however their tags nest. */
function readWords(nodes: readonly Node[]): string {
  let words = '';
  let said = '';
  let marks = '';
  for (const piece of nodes.flatMap((node) => piecesOf(node, []))) {
    const collapsed = piece.text.replace(/[ \t\n\r\f]+/g, ' ');
    const text = ['', ' ', '>'].includes(words.slice(-1)) ? collapsed.replace(/^ /, '') : collapsed;
    if (text === '') continue;
    said += piece.marks === marks ? text : `{${piece.marks}}${text}`;
    marks = piece.marks;
    words += text;
  }
  return said.replace(/ $/, '');
}

const isWords = (node: Node): boolean =>
  node instanceof Element ? wordTags.has(tagOf(node)) : node.nodeType === Node.TEXT_NODE;

function readBlock(element: Element): string {
  const inner = readTree(element);
  // Which rows are the head follows from their cells.
  if (/^t(head|body)$/.test(element.localName) && attributesOf(element) === '') return inner;
  if (inner === '' && /^(p|h\d)$/.test(element.localName)) return '';
  return `<${element.localName}${attributesOf(element)}>${inner}</${element.localName}>`;
}

/** What a tree says, the same for two that a visitor can't tell apart. */
function readTree(holder: Element): string {
  const parts: string[] = [];
  let words: Node[] = [];
  const endWords = (): void => {
    const said = readWords(words);
    words = [];
    if (said !== '') parts.push(pageTags.has(holder.localName) ? `<p>${said}</p>` : said);
  };
  for (const node of holder.childNodes) {
    if (isWords(node)) words.push(node);
    else if (node instanceof Element) {
      endWords();
      parts.push(readBlock(node));
    }
  }
  endWords();
  return parts.join('');
}

/** Whether two pieces of sanitised HTML read the same to visitors. */
export const readSame = (one: string, other: string): boolean =>
  readTree(bodyOf(one)) === readTree(bodyOf(other));

const neverHeld = 'div, figure, figcaption, caption, tfoot, dl, dt, dd';

/** What keeps sanitised HTML out of the visual editor, as tags; `undefined`: nothing does, it holds all of it. */
export function unsupportedTags(html: string, schema: Schema): readonly string[] | undefined {
  if (readSame(html, writeHtml(readHtml(html, schema)))) return undefined;
  const found = [...bodyOf(html).querySelectorAll(neverHeld)].map(({ localName }) => `<${localName}>`);
  return [...new Set(found)];
}
