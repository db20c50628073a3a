import { isRecord, recordOf } from '../../../../kernel/record';
import { allBlocks } from '../../../../template/blockTree';

/** The same page with one of its blocks alone, shown to everybody; undefined: it has none of this id. */
export function onlyBlock(document: string, blockId: string): string | undefined {
  const page = recordOf(JSON.parse(document) as unknown);
  const blocks: readonly unknown[] = Array.isArray(page.blocks) ? page.blocks : [];
  const found = allBlocks(blocks).find((block) => isRecord(block) && block.id === blockId);
  if (!isRecord(found)) return undefined;
  const { visibleWhen: _visibleWhen, variant: _variant, ...block } = found;
  return JSON.stringify({ ...page, blocks: [block] });
}
