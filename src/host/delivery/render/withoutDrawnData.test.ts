import { fullBlocks } from '../../../blocks/testing/fixtures';
import type { Block, Page } from '../../../template/block';
import { escapeHtml } from '../../../kernel/escapeHtml';
import { allBlocks } from '../../../template/blockTree';
import { withoutDrawnData } from './withoutDrawnData';

const { faq, steps, hero, richText } = fullBlocks;
const columns: Block = { id: 'both', type: 'columns', props: { columns: [[hero, richText]] } };
const pageOf = (blocks: readonly Block[]) => ({ id: 'p', blocks }) as Page;
const drawn = (...blocks: readonly Block[]) =>
  blocks.map(({ id }) => `<div id="block-${id}">x</div>`).join('');

test('blocks that only stand there travel as HTML alone, those inside others too', () => {
  const { page, staticIds } = withoutDrawnData(pageOf([faq, columns]), drawn(faq, hero, richText));
  expect(staticIds).toEqual([faq.id, richText.id]);
  const sent = new Map(allBlocks(page.blocks).map((block) => [block.id, block.props]));
  expect([sent.get(faq.id), sent.get(richText.id)]).toEqual([{}, {}]);
  expect(sent.get(hero.id)).toBe(hero.props);
});

test('what the HTML lacks keeps its data, and so does what can’t be told from another', () => {
  const other = { ...steps, id: faq.id };
  const { page, staticIds } = withoutDrawnData(pageOf([faq, other, richText]), drawn(faq, other));
  expect([page.blocks, staticIds]).toEqual([[faq, other, richText], []]);
});

test('a page of many blocks is looked through once, not once for each', () => {
  const blocks = Array.from({ length: 2_000 }, (_, number) => ({ ...faq, id: `<faq ${number}>` }));
  const html = blocks
    .map(({ id }) => `<div id="block-${escapeHtml(id)}">${'x'.repeat(1_000)}</div>`)
    .join('');
  const before = process.cpuUsage();
  expect(withoutDrawnData(pageOf(blocks), html).staticIds).toHaveLength(2_000);
  const { user: microseconds } = process.cpuUsage(before);
  expect(microseconds).toBeLessThan(400_000);
});
