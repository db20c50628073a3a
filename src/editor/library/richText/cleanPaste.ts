import { bodyOf } from './richTextHtml';

const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase();

/** Styles that say something, and the element that says it on a page. */
const meanings: readonly { readonly style: RegExp; readonly tag: string }[] = [
  { style: /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/, tag: 'strong' },
  { style: /font-style:\s*italic/, tag: 'em' },
  { style: /text-decoration[^;]*:\s*[^;]*line-through/, tag: 's' },
  { style: /vertical-align:\s*super/, tag: 'sup' },
  { style: /vertical-align:\s*sub\b/, tag: 'sub' },
];

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** What Google Docs and Word say by styles alone is said by elements. */
function readStyles(root: Element): void {
  for (const element of root.querySelectorAll('b, strong')) {
    // Google Docs wraps all that is copied in one of these.
    if (/(?:^|;)\s*font-weight:\s*(?:normal|400)/.test(styleOf(element))) unwrap(element);
  }
  for (const span of root.querySelectorAll('span[style]')) {
    for (const { tag } of meanings.filter(({ style }) => style.test(styleOf(span)))) {
      const mark = root.ownerDocument.createElement(tag);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
}

const listLevel = (paragraph: Element): number =>
  Number(/mso-list:[^;]*\blevel(\d+)/.exec(styleOf(paragraph))?.[1] ?? 0);

/** Word writes the sign of an item as words that it calls ignored; letters and figures number. */
function takeSign(paragraph: Element): string {
  const signs = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/.test(styleOf(span)),
  );
  const sign = signs.map(({ textContent }) => textContent).join('');
  for (const each of signs) each.remove();
  return /^\s*\(?[\da-z]{1,4}[.)]/i.test(sign) ? 'ol' : 'ul';
}

interface OpenList {
  readonly level: number;
  readonly list: Element;
}

/** Word's items are paragraphs one after the other, each with its level: they become lists within lists. */
function readWordLists(root: Element): void {
  let open: OpenList[] = [];
  let last: Element | undefined;
  for (const paragraph of [...root.querySelectorAll('[style*="mso-list"]')].filter(
    (each) => listLevel(each) > 0,
  )) {
    const level = listLevel(paragraph);
    const kind = takeSign(paragraph);
    const follows = last !== undefined && paragraph.previousElementSibling === open[0]?.list;
    if (!follows) open = [];
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let current = open.at(-1);
    if (current?.level !== level || current.list.localName !== kind) {
      if (current?.level === level) open.pop();
      const holder = open.at(-1)?.list.lastElementChild;
      const list = root.ownerDocument.createElement(kind);
      if (holder) holder.append(list);
      else paragraph.before(list);
      current = { level, list };
      open.push(current);
    }
    last = root.ownerDocument.createElement('li');
    last.append(...paragraph.childNodes);
    current.list.append(last);
    paragraph.remove();
  }
}

/** The page has the one heading of the first level; below it, all go down by one. */
function lowerHeadings(root: Element): void {
  for (const title of root.querySelectorAll('p.MsoTitle')) replaceTag(title, 'h1');
  if (!root.querySelector('h1')) return;
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of root.querySelectorAll(`h${level}`)) replaceTag(heading, `h${level + 1}`);
  }
}

function replaceTag(element: Element, tag: string): void {
  const changed = element.ownerDocument.createElement(tag);
  changed.append(...element.childNodes);
  element.replaceWith(changed);
}

const isBlank = ({ textContent }: Element): boolean => /^[\s\u00a0]*$/.test(textContent);

const blocks = 'p, ul, ol, table, h2, h3, h4, h5, h6, blockquote, div, hr';
/** Google Docs leaves room by an empty line between two blocks. */
const standsBetweenBlocks = ({ previousSibling: before, nextSibling: after }: Element): boolean =>
  [before, after].every((node) => node === null || (node instanceof Element && node.matches(blocks)));

/** What is left over once styles and pictures of another program are gone. */
function tidy(root: Element): void {
  // A link into the other document leads nowhere here.
  for (const link of root.querySelectorAll('a:not([href]), a[href^="#"]')) unwrap(link);
  for (const picture of root.querySelectorAll('img:not([src])')) picture.remove();
  for (const span of root.querySelectorAll('span')) unwrap(span);
  // Word names the language of the keyboard, whatever was written.
  for (const element of root.querySelectorAll('[lang]')) element.removeAttribute('lang');
  for (const element of root.querySelectorAll('[dir=ltr]')) element.removeAttribute('dir');
  for (const line of root.querySelectorAll('br')) if (standsBetweenBlocks(line)) line.remove();
  for (const words of root.querySelectorAll('strong, em, b, i, u, s, sub, sup'))
    if (isBlank(words)) unwrap(words);
  // In headings bold says nothing.
  for (const words of root.querySelectorAll(':is(h2, h3, h4, h5, h6) :is(strong, b)')) unwrap(words);
  for (const block of root.querySelectorAll('p, h2, h3, h4, h5, h6')) {
    if (isBlank(block) && !block.querySelector('img')) block.remove();
  }
  for (const holder of root.querySelectorAll('li, td, th')) {
    const paragraphs = [...holder.children].filter(({ localName }) => localName === 'p');
    if (paragraphs.length === 1) paragraphs.forEach(unwrap);
  }
}

/**
 * HTML of the clipboard as a page of ours says it: words, headings, lists, tables and links of a word processor, nothing
 * of its looks.
 */
export function cleanPaste(html: string, sanitize: (html: string) => string): string {
  // Of the visual editor itself: its own attributes say how much of a list or table was copied.
  if (html.includes('data-pm-slice')) return html;
  const root = bodyOf(html);
  readStyles(root);
  readWordLists(root);
  lowerHeadings(root);
  const clean = bodyOf(sanitize(root.innerHTML));
  clean.normalize();
  tidy(clean);
  return clean.innerHTML;
}
