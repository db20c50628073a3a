import { limits } from '../limits';
import { checkTemplate } from './checkTemplate';
import { block, page, rulesIn } from './testing/checked';

const rulesOf = (text: string) => checkTemplate(text).map(({ rule }) => rule);
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const spacer = (id: string, rest: object = {}) => block('spacer', { size: 8 }, { id, ...rest });
const nest = (depth: number): unknown =>
  depth === 1 ? spacer('s') : block('columns', { columns: [[nest(depth - 1)]] }, { id: `c${depth}` });
const conditionOf = (depth: number): object =>
  depth === 1 ? { field: 'registered', op: 'eq', value: true } : { not: conditionOf(depth - 1) };

test.each([
  ['{"a":1,}', 'notJson'],
  ['[]', 'notAnObject'],
  [`{"a":${deep(200)}}`, 'nestsTooDeep'],
  [JSON.stringify(page([], { name: 'x'.repeat(limits.documentBytes) })), 'documentTooLarge'],
])('%#: no template at all', (text, rule) => {
  expect(rulesOf(text)).toEqual([rule]);
});

test.each([
  [{ schemaVersion: 2 }, 'newerFormat /schemaVersion'],
  [{ kind: undefined }, 'missing '],
  [{ kind: 'poster' }, 'notAChoice /kind'],
  [{ name: 7 }, 'wrongType /name'],
  [{ id: 'a b' }, 'wrongForm /id'],
  [{ schemaVersion: 0 }, 'tooSmall /schemaVersion'],
  [{ name: 'x'.repeat(201) }, 'textTooLong /name'],
  [{ title: { fr: 'x' } }, 'noForm /title'],
  [{ shareImage: { src: '', alt: '' } }, 'textTooShort /shareImage/src'],
])('a document with %j', (rest, finding) => {
  expect(rulesIn(page([], rest))).toContain(finding);
});

test.each([
  [block('banner', { slides: [] }), 'tooFew /blocks/1/props/slides'],
  [
    block('benefits', { items: Array.from({ length: 51 }, () => ({ title: 'a', text: 'b' })) }),
    'tooMany /blocks/1/props/items',
  ],
  [
    block('reviews', { items: [{ name: 'a', rating: 6, text: 'b' }] }),
    'tooBig /blocks/1/props/items/0/rating',
  ],
  [block('cta', { label: 'x', action: { type: 'teleport' } }), 'noForm /blocks/1/props/action'],
  [block('spacer', {}), 'missing /blocks/1/props'],
  [spacer('.'), 'wrongForm /blocks/1/id'],
  [spacer('..'), 'wrongForm /blocks/1/id'],
  [spacer('a\u0000b'), 'wrongForm /blocks/1/id'],
  [spacer('a\ud800'), 'wrongForm /blocks/1/id'],
  [
    spacer('x', { visibleWhen: conditionOf(limits.conditionDepth + 1) }),
    'conditionTooDeep /blocks/1/visibleWhen',
  ],
  [spacer('top'), 'repeatedId /blocks/1/id'],
  [nest(limits.blockDepth + 1), `columnsTooDeep /blocks/1${'/props/columns/0/0'.repeat(7)}/props/columns/0`],
])('a page with %j', (each, finding) => {
  expect(rulesIn(page([each]))).toContain(finding);
});

test('more blocks than are drawn', () => {
  const many = Array.from({ length: limits.blocks }, (_, position) => spacer(`s${position}`));
  expect(rulesIn(page(many))).toContain('tooManyBlocks /blocks');
});
