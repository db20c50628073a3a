import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const editor = path.resolve(__dirname, '../../src/editor');

/** Columns of their own, or the size of one thing in their middle. */
const sized = /^(?:grid-template|grid-template-columns|grid-auto-columns|grid-auto-flow|place-items)$/;

/** On the canvas, or as wide as what stands in them on purpose. */
const free = new Set([
  "release/compare/ComparedPages.module.css .columns[data-narrow='true']",
  'workspace/canvas/CanvasBlock.module.css .faulty',
  'workspace/canvas/PicturePlate.module.css .label',
  'kit/ui/MomentField.module.css .part',
]);

/** Grids of one column that nobody gave a width. */
function looseGrids(file: string): string[] {
  const found: string[] = [];
  postcss.parse(readFileSync(path.join(editor, file), 'utf8')).walkRules(({ selector, nodes }) => {
    const own = nodes.flatMap((node) => (node.type === 'decl' ? [node] : []));
    const isGrid = own.some(({ prop, value }) => prop === 'display' && value === 'grid');
    if (isGrid && !own.some(({ prop }) => sized.test(prop))) found.push(`${file} ${selector}`);
  });
  return found;
}

it('grids of the editor are as wide as their place, and not as their longest word', () => {
  const files = readdirSync(editor, { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.flatMap(looseGrids).filter((grid) => !free.has(grid))).toEqual([]);
});
