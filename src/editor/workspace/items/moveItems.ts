import { limits } from '../../../template/limits';
import type { EditorItem } from './editorData';
import {
  depthOfList,
  everyItem,
  findPlaced,
  type Gap,
  heightOf,
  itemsOfList,
  pageList,
  topmostOf,
  withItemsAt,
  withoutItems,
} from './itemTree';

type Items = readonly EditorItem[];

/** A block can't stand inside itself, nor deeper than the format allows (contract §8). */
export function canMove(items: Items, itemIds: ReadonlySet<string>, gap: Gap): boolean {
  const moved = topmostOf(items, itemIds);
  const depth = depthOfList(items, gap);
  if (moved.length === 0 || depth === undefined) return false;
  const inside = new Set(everyItem(moved).map(({ props }) => props.id));
  if (gap.holder !== undefined && inside.has(gap.holder)) return false;
  return moved.every((item) => depth - 1 + heightOf(item) <= limits.blockDepth);
}

/** The items with the chosen ones at a gap, one after another in reading order; the very same where they can't stand there. */
export function moveItems(items: Items, itemIds: ReadonlySet<string>, gap: Gap): Items {
  if (!canMove(items, itemIds, gap)) return items;
  const moved = topmostOf(items, itemIds);
  const movedIds = new Set(moved.map(({ props }) => props.id));
  const before = itemsOfList(items, gap).slice(0, gap.index);
  const index = before.filter(({ props }) => !movedIds.has(props.id)).length;
  return withItemsAt(withoutItems(items, movedIds), { ...gap, index }, moved);
}

/** Up and down along a list and past its ends, into the columns beside the blocks, and out of them. */
export type MoveDirection = 'up' | 'down' | 'in' | 'out';

const listLength = (items: Items, gap: Omit<Gap, 'index'>): number => itemsOfList(items, gap).length;

/** The end of the column before, else the place before the columns block. */
function gapAboveList(items: Items, { holder, column }: Gap): Gap | undefined {
  if (holder === undefined) return undefined;
  const before = { holder, column: column - 1 };
  if (column > 0) return { ...before, index: listLength(items, before) };
  const around = findPlaced(items, holder);
  return around && { holder: around.holder, column: around.column, index: around.index };
}

/** The start of the column after, else the place after the columns block. */
function gapBelowList(items: Items, { holder, column }: Gap): Gap | undefined {
  if (holder === undefined) return undefined;
  const around = findPlaced(items, holder);
  if (!around) return undefined;
  if (column + 1 < (around.item.props.columns?.length ?? 0)) return { holder, column: column + 1, index: 0 };
  return { holder: around.holder, column: around.column, index: around.index + 1 };
}

/** The end of the first column of the columns block above, else the start of that of the one below. */
function gapInside(list: Items, first: number, last: number): Gap | undefined {
  const above = list.slice(0, first).findLast(({ props }) => props.columns);
  if (above)
    return { holder: above.props.id, column: 0, index: above.props.columns?.[0]?.content.length ?? 0 };
  const below = list.slice(last + 1).find(({ props }) => props.columns);
  return below && { holder: below.props.id, column: 0, index: 0 };
}

/** Where a step takes the chosen blocks; undefined: nowhere. They go together, from where the first (last) of them stands. */
export function gapTowards(
  items: Items,
  itemIds: ReadonlySet<string>,
  direction: MoveDirection,
): Gap | undefined {
  const chosen = topmostOf(items, itemIds).flatMap(({ props }) => findPlaced(items, props.id) ?? []);
  const first = chosen[0];
  if (!first) return undefined;
  const list = itemsOfList(items, first);
  const together = chosen.filter(({ holder, column }) => holder === first.holder && column === first.column);
  const last = together.at(-1) ?? first;
  switch (direction) {
    case 'up':
      return first.index > 0 ? { ...gapOf(first), index: first.index - 1 } : gapAboveList(items, first);
    case 'down':
      return last.index + 1 < list.length
        ? { ...gapOf(last), index: last.index + 2 }
        : gapBelowList(items, last);
    case 'in':
      return gapInside(list, first.index, last.index);
    case 'out': {
      const around = first.holder === undefined ? undefined : findPlaced(items, first.holder);
      return around && { ...gapOf(around), index: around.index + 1 };
    }
  }
}

const gapOf = ({ holder, column, index }: Gap): Gap => ({ holder, column, index });

/** The place of a block in words: its number, how many stand there, and in which column. */
export interface SpokenPlace {
  readonly position: number;
  readonly total: number;
  /** 1-based; undefined: on the page itself. */
  readonly column: number | undefined;
}

export function spokenPlaceOf(items: Items, itemId: string): SpokenPlace | undefined {
  const placed = findPlaced(items, itemId);
  if (!placed) return undefined;
  const isOnPage = placed.holder === pageList.holder;
  return {
    position: placed.index + 1,
    total: listLength(items, placed),
    column: isOnPage ? undefined : placed.column + 1,
  };
}
