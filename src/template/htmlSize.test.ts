import fc from 'fast-check';
import { runs } from '../../tests/support/soak';
import { measureHtml } from './htmlSize';

const names = [
  'a', 'b', 'i', 'em', 'code', 'p', 'div', 'span', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'h1', 'h2', 'blockquote', 'figure', 'table', 'caption',
  'thead', 'tbody', 'tr', 'td', 'th', 'br', 'img', 'svg', 'math', 'mtext', 'style', 'title', 'textarea', 'noscript', 'form', 'button',
  'select', 'option', 'template', 'nobr', 'font', 'x-y', 'center', 'pre', 'ruby', 'rt', 'object', 'body', 'foreignObject',
];
const few = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 5 });
const tagOf = (name: string) => fc.constantFrom(`<${name}>`, `<${name}>`, `</${name}>`, `<${name} id=1>`, `<${name} id="2">`, `<${name}/>`);
const bit = (chosen: readonly string[]) =>
  fc.oneof({ arbitrary: fc.constantFrom(...chosen).chain(tagOf), weight: 8 }, fc.constantFrom('x', ' ', '<!-- -->', '<!--', '<b x="</b>">', '&lt;', '</', '<>', '<!x>', ']]>'));
/** A few tags in any order, again and again: what grows does so with every round. */
const soup = few.chain((chosen) =>
  fc.tuple(fc.array(bit(chosen), { maxLength: 12 }), fc.array(bit(chosen), { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 12 })),
).map(([first, again, times]) => first.join('') + again.join('').repeat(times));

function builtOf(html: string): { depth: number; nodes: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walk = (node: Node, depth: number): { depth: number; nodes: number } => {
    const children = [...(node instanceof HTMLTemplateElement ? node.content.childNodes : node.childNodes)];
    const own = node.nodeType === Node.ELEMENT_NODE ? depth : depth - 1;
    return children.map((child) => walk(child, depth + 1)).reduce((sum, each) => ({ depth: Math.max(sum.depth, each.depth), nodes: sum.nodes + each.nodes }), { depth: own, nodes: 1 });
  };
  const found = walk(body, 0);
  return { depth: found.depth, nodes: found.nodes };
}

test('never less is estimated than a parser builds', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const built = builtOf(html);
      const estimated = measureHtml(html);
      expect(estimated.depth * 2 + 3).toBeGreaterThanOrEqual(built.depth);
      expect(estimated.nodes * 3 + 6).toBeGreaterThanOrEqual(built.nodes);
    }),
    { numRuns: runs(150, 20_000), endOnFailure: true },
  );
}, 300_000);

test('what closes its tags is not counted as nested, however long it is', () => {
  const legal = '<h2>1. Loan</h2><p>It is <b>yours</b>, <a href="/Loan">see <em>terms</em></a>.<p>More<ul><li>one<li>two</ul><br>'.repeat(200);
  expect(measureHtml(legal).depth).toBeLessThan(10);
  const table = `<table><thead><tr><th>a<th>b</thead><tbody>${'<tr><td>a<td>b'.repeat(300)}</tbody></table>`;
  expect(measureHtml(table).depth).toBeLessThan(10);
});
