import { isRecord, recordOf } from '../../kernel/record';
import type { EditorColumn, EditorData, EditorItem, OpenDocument } from './editorData';
import { blockIdOfNewItem } from './itemIds';

/** Id of an item's block: what its JSON says, or a new one where Puck made the item. */
export function blockIdOf({ type, props }: EditorItem, raw: Readonly<Record<string, unknown>>): unknown {
  return props.owner === props.id || typeof raw.id !== 'string' ? raw.id : blockIdOfNewItem(type, props.id);
}

const blocksOf = ({ content }: EditorColumn): unknown[] => content.map(toBlock);

/** The block of one item. */
export function toBlock(item: EditorItem): unknown {
  const { block, columns } = item.props;
  const raw: unknown = JSON.parse(block);
  if (!isRecord(raw)) return raw;
  const named = Object.hasOwn(raw, 'id') ? { ...raw, id: blockIdOf(item, raw) } : raw;
  if (!columns || !isRecord(raw.props)) return named;
  return { ...named, props: { ...raw.props, columns: columns.map(blocksOf) } };
}

/** The template that Puck's data stands for. */
export function fromPuck({ root, content }: EditorData): OpenDocument {
  const page: unknown = JSON.parse(root.props.page);
  return { ...recordOf(page), blocks: content.map(toBlock) };
}
