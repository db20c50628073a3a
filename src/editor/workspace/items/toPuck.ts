import { blockTypes } from '../../../generated/blocks';
import { isRecord, recordOf } from '../../../kernel/record';
import {
  blockIdOfNewItem,
  type EditorColumn,
  type EditorData,
  type EditorItem,
  ItemIds,
  unknownItem,
} from './editorData';
import type { OpenDocument } from '../../library/documents/openDocument';

const known: ReadonlySet<unknown> = new Set(blockTypes);

const areColumns = (value: unknown): value is readonly (readonly unknown[])[] =>
  Array.isArray(value) && value.every((column) => Array.isArray(column));

/** Whether the editor has fields for a block: a known type, and an envelope that holds props. */
function isEditable(
  raw: unknown,
): raw is Readonly<{ id: string; type: string; props: Readonly<Record<string, unknown>> }> {
  return isRecord(raw) && typeof raw.id === 'string' && known.has(raw.type) && isRecord(raw.props);
}

/** A block as an item of Puck's. */
export function toItem(raw: unknown, ids: ItemIds): EditorItem {
  const id = ids.idFor(isRecord(raw) ? raw.id : undefined);
  const whole = { id, block: JSON.stringify(raw), owner: id };
  if (!isEditable(raw)) return { type: unknownItem, props: whole };
  if (raw.type !== 'columns') return { type: raw.type, props: whole };
  const { columns } = raw.props;
  if (!areColumns(columns)) return { type: unknownItem, props: whole };
  const hollow = { ...raw, props: { ...raw.props, columns: null } };
  return {
    type: raw.type,
    props: {
      ...whole,
      block: JSON.stringify(hollow),
      columns: columns.map((column) => ({ content: column.map((child) => toItem(child, ids)) })),
    },
  };
}

/** A template as Puck's data. `fromPuck` is its inverse, whatever the template holds. */
export function toPuck(document: OpenDocument): EditorData {
  const ids = new ItemIds();
  return {
    root: { props: { page: JSON.stringify({ ...document, blocks: null }) } },
    content: document.blocks.map((raw) => toItem(raw, ids)),
  };
}

/** Id of an item's block: what its JSON says, or a new one where Puck made the item. */
export function blockIdOf({ type, props }: EditorItem, raw: Readonly<Record<string, unknown>>): unknown {
  return props.owner === props.id || typeof raw.id !== 'string' ? raw.id : blockIdOfNewItem(type, props.id);
}

const blocksOf = ({ content }: EditorColumn): unknown[] => content.map(toBlock);

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
