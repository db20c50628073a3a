import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import createDOMPurify from 'dompurify';
import fc from 'fast-check';
import { everyValue, shipped } from '../../../../tests/support/shippedTemplates';
import { runs } from '../../../../tests/support/soak';
import { createSanitizer, sanitiserPolicy } from '../../../template/sanitise';
import { unsupportedTags, readSame } from './heldHtml';
import { readHtml, richTextSchema, writeHtml } from './richTextHtml';

const rules = { origin: 'https://pages.example', schemeLink: 'prestademo://open', imageOrigins: [] };
const sanitize = createSanitizer(() => createDOMPurify(window), rules);
const schema = richTextSchema(rules);

/** What the sanitiser adds to every link and picture, and the editor doesn't write. */
const withoutAdded = (html: string): string =>
  html.replaceAll(' rel="noopener noreferrer"', '').replaceAll(' loading="lazy"', '');

const sign = 'Ω';

/** Somebody types one letter at a place that takes letters. */
function typed(document: Node, share: number): Node {
  const state = EditorState.create({ doc: document });
  const places: number[] = [];
  document.descendants((node, position) => {
    if (!node.isTextblock) return;
    for (let offset = 0; offset <= node.content.size; offset += 1) places.push(position + 1 + offset);
  });
  return state.tr.insertText(sign, places[Math.floor(share * (places.length - 1))] ?? 1).doc;
}

/** The document after a text was opened, typed into and cleared of that letter again. */
const edited = (html: string, share: number): string =>
  writeHtml(typed(readHtml(html, schema), share)).replaceAll(sign, '');

const shippedTexts = [
  ...new Set(
    shipped
      .flatMap(({ document }) => everyValue(document))
      .filter((value): value is string => typeof value === 'string' && /<[a-z]/.test(value)),
  ),
];

test('each formatted text of the shipped templates is held, and reads as before once it was typed into', () => {
  expect(shippedTexts.length).toBeGreaterThanOrEqual(20);
  for (const html of shippedTexts) {
    const shown = sanitize(html);
    expect([html, unsupportedTags(shown, schema)]).toEqual([html, undefined]);
    for (const share of [0, 0.5, 1]) expect(readSame(edited(shown, share), html)).toBe(true);
  }
});

test.each([
  ['<p>a <b>b</b> <i>c</i></p>', '<p>a <strong>b</strong> <em>c</em></p>'],
  ['words alone', '<p>words alone</p>'],
  ['<ul>\n  <li>a</li>\n  <li><p>b</p></li>\n</ul>', '<ul><li>a</li><li><p>b</p></li></ul>'],
  ['<ul><li>a<ol start="3"><li>b</li></ol></li></ul>', undefined],
  ['<p></p><p>a</p>', '<p>a</p>'],
  ['<p>a<br>b</p><hr><blockquote><p>c</p></blockquote>', undefined],
  ['<p lang="en">Key <abbr title="Annual Percentage Rate">APR</abbr> 2<sup>nd</sup></p>', undefined],
  ['<p>See <a title="t" href="/Loan">terms</a>, <a href="tel:+525512345678">call</a></p>', undefined],
  [
    '<table><tr><th>a</th><th>b</th></tr><tr><th>c</th><td colspan="1"><p>d</p></td></tr></table>',
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td><p>d</p></td></tr></tbody></table>',
  ],
  [
    '<h2 id="fees">Fees</h2><p><a href="#fees">See them</a></p>',
    '<h2 id="heading-fees">Fees</h2><p><a href="#fees">See them</a></p>',
  ],
])('%s is written as %s', (html, written = html) => {
  const shown = sanitize(html);
  expect(unsupportedTags(shown, schema)).toBeUndefined();
  expect(writeHtml(readHtml(shown, schema))).toBe(written);
});

test.each([
  ['<div>a</div>', ['<div>']],
  ['<figure><img src="/a.png" alt=""><figcaption>a</figcaption></figure>', ['<figure>', '<figcaption>']],
  ['<dl><dt>a</dt><dd>b</dd></dl>', ['<dl>', '<dt>', '<dd>']],
  ['<table><caption>a</caption><tr><td>b</td></tr></table>', ['<caption>']],
  ['<p><small><small>a</small></small></p>', []],
])('%s is none for the visual editor', (html, found) => {
  expect(unsupportedTags(sanitize(html), schema)).toEqual(found);
});

test('whatever is held is kept, and whatever is written is what the sanitiser leaves', () => {
  const tag = fc.constantFrom(...sanitiserPolicy.ALLOWED_TAGS, 'font', 'script');
  const attribute = fc.constantFrom(
    ' href="/a"',
    ' href="javascript:alert(1)"',
    ' title="t &quot; <b>"',
    ' lang="es"',
    ' id="fees"',
    ' class="x"',
    ' style="color:red"',
    ' src="/a.png"',
    ' alt="a"',
    ' colspan="2"',
    ' start="4"',
    ' scope="row"',
    ' onclick="x()"',
  );
  const words = fc.constantFrom('a b', ' ', ' c', '&lt;b&gt; &amp;', '\n', '&nbsp;', 'é {{appName}}', '{u}d');
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      words,
      fc
        .tuple(tag, fc.array(attribute, { maxLength: 2 }), fc.array(tie('tree'), { maxLength: 4 }))
        .map(([name, attributes, inside]) => `<${name}${attributes.join('')}>${inside.join('')}</${name}>`),
    ),
  }));
  let held = 0;
  fc.assert(
    fc.property(
      fc.array(tree, { maxLength: 4 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (trees, share) => {
        const shown = sanitize(trees.join(''));
        const written = edited(shown, share);
        expect(withoutAdded(sanitize(written))).toBe(written);
        if (unsupportedTags(shown, schema)) return;
        held += 1;
        const wordsOf = (html: string) =>
          new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/[ \n]+/g, '');
        expect(wordsOf(written)).toBe(wordsOf(shown));
        expect(unsupportedTags(written, schema)).toBeUndefined();
      },
    ),
    { numRuns: runs(120, 20_000) },
  );
  expect(held).toBeGreaterThan(10);
});
