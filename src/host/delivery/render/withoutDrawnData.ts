import { everyDefinition } from '../../../blocks/everyDefinition';
import { blockElementId } from '../../../blocks/scrollToBlock';
import { escapeHtml } from '../../../kernel/escapeHtml';
import type { Block, Page, SentPage } from '../../../template/block';
import { allBlocks, mapBlocks } from '../../../template/blockTree';

const isUnderWay = ({ type, visibleWhen, variant }: Block): boolean =>
  visibleWhen !== undefined || variant !== undefined || type === 'countdown';

/**
 * Takes out the data of static blocks that the HTML shows. One that several blocks share its id with is not told from
 * them, and one that threw is not there.
 * @param html the page as it was drawn
 */
export function withoutDrawnData(page: Page, html: string): SentPage {
  const times = new Map<string, number>();
  for (const { id } of allBlocks(page.blocks)) times.set(id, (times.get(id) ?? 0) + 1);
  const drawnIds = new Set([...html.matchAll(/<div id="([^"]*)"/g)].map(([, id]) => id));
  const isDrawn = ({ id, type }: Block): boolean =>
    everyDefinition[type].isStatic === true &&
    times.get(id) === 1 &&
    drawnIds.has(escapeHtml(blockElementId(id)));
  // The browser draws such a block from its HTML and never looks at its props.
  const blocks = mapBlocks(page.blocks, (block) =>
    isDrawn(block) ? ({ ...block, props: {} } as Block) : block,
  );
  const all = allBlocks(page.blocks);
  return {
    page: { ...page, blocks },
    staticIds: all.filter(isDrawn).map(({ id }) => id),
    isUnderWay: all.some(isUnderWay),
  };
}
