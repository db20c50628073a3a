import { isRecord } from '../../kernel/isRecord';

function keepBlocks(blocks: unknown, isOff: (id: unknown) => boolean): unknown {
  if (!Array.isArray(blocks)) return blocks;
  return blocks.filter((block: unknown) => !isRecord(block) || !isOff(block.id)).map((block: unknown) => keepInside(block, isOff));
}

function keepInside(block: unknown, isOff: (id: unknown) => boolean): unknown {
  if (!isRecord(block) || !isRecord(block.props) || !Array.isArray(block.props.columns)) return block;
  const columns = block.props.columns.map((column: unknown) => keepBlocks(column, isOff));
  return { ...block, props: { ...block.props, columns } };
}

/** A document's text without the blocks of these ids, those inside columns too. */
export function withoutBlocks(document: string, blockIds: ReadonlySet<string>): string {
  const value: unknown = JSON.parse(document);
  if (!isRecord(value)) return document;
  const isOff = (id: unknown): boolean => typeof id === 'string' && blockIds.has(id);
  return JSON.stringify({ ...value, blocks: keepBlocks(value.blocks, isOff) });
}
