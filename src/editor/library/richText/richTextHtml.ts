import { getSchema } from '@tiptap/core';
import { DOMParser as DocumentParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import type { AddressRules } from '../../../template/address';
import { richTextExtensions } from './richTextExtensions';

export const richTextSchema = (rules: AddressRules): Schema => getSchema(richTextExtensions(rules));

/** HTML as a tree that loads and runs nothing. */
export const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** Sanitised HTML as a document of the visual editor. */
export const readHtml = (html: string, schema: Schema): Node =>
  DocumentParser.fromSchema(schema).parse(bodyOf(html));

const isEmpty = (element: Element): boolean =>
  element.textContent === '' && element.querySelector('img, br') === null;

/** Empty lines are room, and room is the page's matter. */
function removeEmpty(root: Element): void {
  for (const element of root.querySelectorAll('p, h2, h3, h4, h5, h6')) {
    if (isEmpty(element)) element.remove();
  }
}

/** `<li>Words</li>` rather than `<li><p>Words</p></li>`, unless somebody wrote it so. */
function unwrapBare(root: Element): void {
  for (const paragraph of root.querySelectorAll('p[data-bare]')) {
    const holder = paragraph.parentElement;
    const isAlone = holder && [...holder.children].filter(({ localName }) => localName === 'p').length === 1;
    if (isAlone && holder.matches('li, td, th') && holder.firstElementChild === paragraph)
      paragraph.replaceWith(...paragraph.childNodes);
    else paragraph.removeAttribute('data-bare');
  }
}

/** Rows of headings come first in a table's head; a heading says what it is the heading of (WCAG, technique H63). */
function writeHead(table: Element): void {
  const body = table.querySelector('tbody');
  const rows = [...(body?.children ?? [])];
  const isHeading = (row: Element) => [...row.children].every(({ localName }) => localName === 'th');
  const first = rows.findIndex((row) => !isHeading(row));
  const headings = first === -1 ? [] : rows.slice(0, first);
  if (headings.length > 0) {
    const head = table.ownerDocument.createElement('thead');
    head.append(...headings);
    body?.before(head);
  }
  for (const cell of table.querySelectorAll('th'))
    cell.setAttribute('scope', headings.includes(cell.parentElement ?? cell) ? 'col' : 'row');
}

/** A document of the visual editor as HTML: nothing in it that the sanitiser would change. */
export function writeHtml(document: Node): string {
  const root = window.document.implementation.createHTMLDocument('').createElement('div');
  const serializer = DOMSerializer.fromSchema(document.type.schema);
  root.append(serializer.serializeFragment(document.content, { document: root.ownerDocument }));
  unwrapBare(root);
  removeEmpty(root);
  for (const table of root.querySelectorAll('table')) writeHead(table);
  return root.innerHTML;
}
