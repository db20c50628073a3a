import fc from 'fast-check';
import { runs } from '../../../tests/support/soak';
import { limits } from '../limits';
import { measureHtml, measurePieces } from './htmlSize';
import { piecesOfHtml } from './scanHtml';

const names = [
  'a',
  'b',
  'i',
  'em',
  'code',
  'p',
  'div',
  'span',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'h1',
  'h2',
  'blockquote',
  'figure',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'td',
  'th',
  'br',
  'img',
  'svg',
  'math',
  'mtext',
  'style',
  'title',
  'textarea',
  'noscript',
  'form',
  'button',
  'select',
  'option',
  'template',
  'nobr',
  'font',
  'x-y',
  'center',
  'pre',
  'ruby',
  'rt',
  'object',
  'body',
  'foreignObject',
];
const few = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 5 });
const tagOf = (name: string) =>
  fc.constantFrom(`<${name}>`, `<${name}>`, `</${name}>`, `<${name} id=1>`, `<${name} id="2">`, `<${name}/>`);
const bit = (chosen: readonly string[]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...chosen).chain(tagOf), weight: 8 },
    fc.constantFrom('x', ' ', '<!-- -->', '<!--', '<b x="</b>">', '&lt;', '</', '<>', '<!x>', ']]>'),
  );
/** A few tags in any order, again and again: what grows does so with every round. */
const soup = few
  .chain((chosen) =>
    fc.tuple(
      fc.array(bit(chosen), { maxLength: 12 }),
      fc.array(bit(chosen), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 12 }),
    ),
  )
  .map(([first, again, times]) => first.join('') + again.join('').repeat(times));

function builtOf(html: string): { depth: number; nodes: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walk = (node: Node, depth: number): { depth: number; nodes: number } => {
    const children = [...(node instanceof HTMLTemplateElement ? node.content.childNodes : node.childNodes)];
    const own = node.nodeType === Node.ELEMENT_NODE ? depth : depth - 1;
    return children
      .map((child) => walk(child, depth + 1))
      .reduce((sum, each) => ({ depth: Math.max(sum.depth, each.depth), nodes: sum.nodes + each.nodes }), {
        depth: own,
        nodes: 1,
      });
  };
  const found = walk(body, 0);
  return { depth: found.depth, nodes: found.nodes };
}

/** Of what is beyond the limits, an estimate only says that it is. */
const capped = ({ depth, nodes }: { depth: number; nodes: number }) =>
  depth > limits.htmlDepth || nodes > limits.htmlNodes ? undefined : { depth, nodes };

test('never less is estimated than half of what a parser builds', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const built = builtOf(html);
      const estimated = capped(measureHtml(html));
      if (!estimated) return;
      expect(estimated.depth * 2).toBeGreaterThanOrEqual(built.depth);
      expect(estimated.nodes * 2).toBeGreaterThanOrEqual(built.nodes);
    }),
    { numRuns: runs(150, 20_000), endOnFailure: true },
  );
}, 300_000);

test.each([
  ['<table><td>a', 4, 6],
  ['<table><tbody><td>a', 4, 6],
  ['<table><col>', 3, 4],
  ['<div><br><img></div>', 2, 4],
  ['a<style>b</style><title>c</title>', 1, 6],
  ['<p><div></div></p>', 1, 4],
])('%s becomes %d deep and %d nodes, and no less is estimated', (html, depth, nodes) => {
  expect(builtOf(html)).toEqual({ depth, nodes });
  expect(measureHtml(html).depth).toBeGreaterThanOrEqual(depth);
  expect(measureHtml(html).nodes + 1).toBeGreaterThanOrEqual(nodes);
});

describe('a megabyte of HTML', () => {
  /** What linear work comes to at most: each tag that is taken looks at every element that may be open. A square of it is 600 times as much. */
  const most = 2 * limits.htmlNodes * (limits.htmlDepth + 2);
  const filled = (piece: string, bytes: number): string => piece.repeat(Math.ceil(bytes / piece.length));
  const stepsOf = (html: string): number => measurePieces(piecesOfHtml(html)).steps;

  test.each([
    ['<li><p>', '</div>'],
    ['<b>', '</tr>'],
    ['<div>', '</table>'],
    ['<table>', '</td>'],
    ['<p>', '</p>'],
    ['<br>', '</ul>'],
    ['x<!-- -->', '<'],
  ])('of %s and then %s is measured in steps that grow with its length', (first, second) => {
    expect(stepsOf(filled(first, 524_288) + filled(second, 524_288))).toBeLessThan(most);
    // As deep as may be, and then what looks at all that is open.
    expect(stepsOf(first.repeat(40) + filled(second, 1_048_576))).toBeLessThan(most);
  });

  test('of any two tags, one after the other or in turn, is so too', () => {
    const tag = fc.constantFrom(...names).chain(tagOf);
    fc.assert(
      fc.property(
        fc.array(tag, { minLength: 1, maxLength: 3 }),
        fc.array(tag, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 60_000 }),
        (one, other, times) => {
          const html = one.join('').repeat(times).slice(0, 524_288) + filled(other.join(''), 524_288);
          expect(stepsOf(html)).toBeLessThan(most);
        },
      ),
      { numRuns: runs(30, 2_000), endOnFailure: true },
    );
  });

  test('is read no further than to the limit that it passes', () => {
    let read = 0;
    function* counted() {
      for (const piece of piecesOfHtml(filled('<div>', 1_048_576))) {
        read += 1;
        yield piece;
      }
    }
    expect(measurePieces(counted()).depth).toBe(limits.htmlDepth + 1);
    expect(read).toBe(limits.htmlDepth + 1);
  });
});

test('what closes its tags is not counted as nested, however long it is', () => {
  const legal =
    '<h2>1. Loan</h2><p>It is <b>yours</b>, <a href="/Loan">see <em>terms</em></a>.<p>More<ul><li>one<li>two</ul><br>'.repeat(
      200,
    );
  expect(measureHtml(legal).depth).toBeLessThan(10);
  const table = `<table><thead><tr><th>a<th>b</thead><tbody>${'<tr><td>a<td>b'.repeat(300)}</tbody></table>`;
  expect(measureHtml(table).depth).toBeLessThan(10);
});
