import createDOMPurify from 'dompurify';
import fc from 'fast-check';
import { anyText } from '../../../tests/support/anyText';
import { sanitiserPolicy } from '../sanitise';
import { nodesOfPlainHtml } from './plainHtml';
const purify = createDOMPurify(window);
const sanitised = (html: string): string => purify.sanitize(html, sanitiserPolicy);

function builtNodes(html: string): number {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const nodes = document.createTreeWalker(body);
  let count = 0;
  while (nodes.nextNode()) count += 1;
  return count;
}

const tags = ['p', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'br'];

it.each([
  '',
  'Only words, “quoted”, 100 % – ¿sí? 你好 🎉',
  '<p>Párrafo <strong>1</strong> de la <em>página</em>.</p>\n<ul><li>a</li> <li><p>b</p><ol><li>c<br>d</li></ol></li></ul>',
  '<h2>A</h2><p></p>',
])('knows %j as plain', (html) => {
  expect(nodesOfPlainHtml(html)).toBeGreaterThanOrEqual(builtNodes(html));
  expect(sanitised(html)).toBe(html);
});

it.each([
  ['attributes', '<p class="a">a</p>'],
  ['other tags', '<script>a</script>'],
  ['capitals, which are read as small letters', '<P>a</P>'],
  ['comments', '<!-- a -->'],
  ['entities', 'a &lt; b'],
  ['a tag that stays open', '<p>a'],
  ['a closing tag too many', 'a</div>'],
  ['tags across each other', '<b><i>a</b></i>'],
  ['a paragraph inside a paragraph', '<p>a<p>b</p></p>'],
  ['a list inside a paragraph', '<p><ul><li>a</li></ul></p>'],
  ['an item outside a list', '<li>a</li>'],
  ['a closed line break', '<br></br>'],
  ['a tag with a blank', '<p >a</p>'],
  ['half of a pair', 'a\ud800'],
  ['what nests deep', '<b>'.repeat(600) + '</b>'.repeat(600)],
])('leaves %s to the sanitiser', (_name, html) => {
  expect(nodesOfPlainHtml(html)).toBeUndefined();
});

it('is never true where the sanitiser changes anything', () => {
  const text = anyText({ maxLength: 6 });
  const tag = fc
    .tuple(fc.constantFrom(...tags), fc.boolean())
    .map(([name, isEnd]) => `<${isEnd ? '/' : ''}${name}>`);
  const wrapped = (inside: fc.Arbitrary<string>) =>
    fc.tuple(fc.constantFrom(...tags), inside).map(([name, content]) => `<${name}>${content}</${name}>`);
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6 },
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      text,
      tag,
      wrapped(tie('tree')),
      fc.array(tie('tree'), { maxLength: 4 }).map((pieces) => pieces.join('')),
    ),
  }));
  let plain = 0;
  fc.assert(
    fc.property(tree, (html) => {
      const nodes = nodesOfPlainHtml(html);
      if (nodes === undefined) return;
      plain += 1;
      expect(sanitised(html)).toBe(html);
      expect(nodes).toBeGreaterThanOrEqual(builtNodes(html));
    }),
    { numRuns: 1_500 },
  );
  expect(plain).toBeGreaterThan(100);
});
