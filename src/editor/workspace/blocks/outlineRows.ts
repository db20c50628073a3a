import type { OutlineEntry } from '../model/useOutline';
import type { EditorItem } from '../items/editorData';
import { findPlaced, type Gap, itemsOfList } from '../items/itemTree';

/** A row of the outline: a block, or one of the columns of a block. */
export type OutlineRow =
  | {
      readonly kind: 'block';
      readonly id: string;
      readonly entry: OutlineEntry;
      readonly rows: readonly OutlineRow[];
    }
  | {
      readonly kind: 'column';
      readonly id: string;
      readonly number: number;
      readonly rows: readonly OutlineRow[];
    };

/** No item's id has a colon in it. */
const columnId = (itemId: string, column: number): string => `${itemId}:${column}`;

export function rowsOf(entries: readonly OutlineEntry[]): OutlineRow[] {
  return entries.map((entry) => ({
    kind: 'block',
    id: entry.itemId,
    entry,
    rows: (entry.columns ?? []).map((column, index) => ({
      kind: 'column',
      id: columnId(entry.itemId, index),
      number: index + 1,
      rows: rowsOf(column),
    })),
  }));
}

/** Ids of the rows that have others below them. */
export const holdersIn = (rows: readonly OutlineRow[]): string[] =>
  rows.flatMap((row) => (row.rows.length > 0 ? [row.id, ...holdersIn(row.rows)] : []));

export const isColumnRow = (rowId: string): boolean => rowId.includes(':');

/** Where a drop on, before or after a row puts blocks; undefined: blocks can't stand there. */
export function gapOfDrop(
  items: readonly EditorItem[],
  rowId: string,
  position: 'before' | 'after' | 'on',
): Gap | undefined {
  if (isColumnRow(rowId)) {
    const [holder = '', column] = rowId.split(':');
    const list = { holder, column: Number(column) };
    return position === 'on' ? { ...list, index: itemsOfList(items, list).length } : undefined;
  }
  const placed = position === 'on' ? undefined : findPlaced(items, rowId);
  if (!placed) return undefined;
  return {
    holder: placed.holder,
    column: placed.column,
    index: placed.index + (position === 'after' ? 1 : 0),
  };
}
