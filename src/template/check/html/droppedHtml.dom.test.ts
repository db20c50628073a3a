import createDOMPurify from 'dompurify';
import fc from 'fast-check';
import { createSanitizer } from '../../sanitise';
import { droppedHtml, htmlAddresses, keepsAddress } from './droppedHtml';

const rules = {
  origin: 'https://pages.example',
  schemeLink: 'prestademo://open',
  imageOrigins: ['https://cdn.example'],
};
const purify = createDOMPurify(window);
const sanitise = createSanitizer(() => purify, rules);

/** Whether the sanitiser itself takes anything out. A script that comes first would land in the head, unseen. */
function sanitiserDrops(html: string): boolean {
  // What is plain, it is not even asked about.
  purify.removed = [];
  sanitise(`x${html}`);
  return purify.removed.some(
    (each) => !('element' in each && ['BODY', 'HEAD'].includes(each.element.nodeName)),
  );
}

const ourVerdict = (html: string): boolean =>
  droppedHtml(html).length > 0 || htmlAddresses(html).some((address) => !keepsAddress(address, rules));

test.each([
  ['<p>a <strong>b</strong> <a href="/Policy" title="t">c</a><br></p>', []],
  ['<h1>a</h1><ul><li>b</li></ul><img src="/pictures/a.webp" alt="" width="1">', []],
  ['<p class="x" style="color:red">a</p>', ['p class', 'p style']],
  ['<script>if (a < b) c("<em>")</script>ok', ['<script>']],
  ['<FONT color=red>a</font>', ['<font>']],
  ['<p onclick=\'a()\'>a</p><iframe src="https://a.example"></iframe>', ['p onclick', '<iframe>']],
  ['a<!-- note -->b', ['<!-- -->']],
  ['1 < 2 & 3 > 2', []],
])('%s loses %j', (html, dropped) => {
  expect(droppedHtml(html)).toEqual(dropped);
  expect(ourVerdict(html)).toBe(sanitiserDrops(html));
});

describe('beside the sanitiser', () => {
  const tag = fc.constantFrom(
    'p',
    'b',
    'a',
    'img',
    'div',
    'h1',
    'script',
    'style',
    'form',
    'input',
    'svg',
    'iframe',
    'custom-x',
    'marquee',
  );
  const name = fc.constantFrom(
    'href',
    'src',
    'alt',
    'class',
    'style',
    'onclick',
    'title',
    'id',
    'data-a',
    'lang',
  );
  const value = fc.constantFrom(
    '/a',
    'https://a.example',
    'javascript:alert(1)',
    'java&#115;cript:x',
    'x',
    '',
    'https://cdn.example/a.png',
    'data:text/html,a',
  );
  const attributes = fc
    .array(fc.tuple(name, value), { maxLength: 3 })
    .map((list) => list.map(([key, text]) => ` ${key}="${text}"`).join(''));
  const element: fc.Arbitrary<string> = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom('a text', '&lt;b&gt;', 'é'),
      fc
        .tuple(tag, attributes, fc.array(tie('tree'), { maxLength: 3 }))
        .map(([each, list, inside]) => `<${each}${list}>${inside.join('')}</${each}>`),
    ),
  })).tree;

  it('never says that nothing is lost where something is', () => {
    const piece = fc.oneof(
      element,
      fc.constantFrom(
        '<',
        '>',
        '</',
        '<!--',
        '-->',
        '"',
        "'",
        '=',
        '/',
        '<p',
        ' a=b',
        '<?x',
        '<![CDATA[',
        '&#60;',
        '\u0000',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
        (html) => {
          if (sanitiserDrops(html)) expect(ourVerdict(html)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
