import type { EditorColumn, EditorItem } from './editorData';

type Items = readonly EditorItem[];

/** A list of a page that blocks stand in: the page's own, or a column of a columns block. */
export interface ListPlace {
  /** Id of the columns block; undefined: the page itself. */
  readonly holder: string | undefined;
  readonly column: number;
}

/** A place between two blocks: as many blocks of the list stand before it as `index` says. */
export interface Gap extends ListPlace {
  readonly index: number;
}

export const pageList: ListPlace = { holder: undefined, column: 0 };

/** An item where it stands. */
export interface PlacedItem extends Gap {
  readonly item: EditorItem;
  /** 1 for blocks of the page itself. */
  readonly depth: number;
}

/** Every item in reading order, those in columns after their block. */
export function* walkItems(
  items: Items,
  list: ListPlace = pageList,
  depth = 1,
): Generator<PlacedItem, undefined> {
  for (const [index, item] of items.entries()) {
    yield { ...list, index, item, depth };
    for (const [column, { content }] of (item.props.columns ?? []).entries()) {
      yield* walkItems(content, { holder: item.props.id, column }, depth + 1);
    }
  }
}

export const everyItem = (items: Items): EditorItem[] => [...walkItems(items)].map(({ item }) => item);

export function findPlaced(items: Items, itemId: string): PlacedItem | undefined {
  for (const placed of walkItems(items)) if (placed.item.props.id === itemId) return placed;
  return undefined;
}

/** The items of a list; none where its block is gone. */
export function itemsOfList(items: Items, { holder, column }: ListPlace): Items {
  if (holder === undefined) return items;
  return findPlaced(items, holder)?.item.props.columns?.[column]?.content ?? [];
}

/** Every list of a page with its items changed, inner lists first; what does not change stays the very same. */
export function mapItemLists(
  items: Items,
  change: (list: Items, place: ListPlace) => Items,
  place = pageList,
): Items {
  const inside = items.map((item) =>
    withColumns(item, (content, column) => mapItemLists(content, change, { holder: item.props.id, column })),
  );
  const same = inside.every((item, index) => item === items[index]) ? items : inside;
  return change(same, place);
}

/** An item with the contents of its columns changed. */
function withColumns(item: EditorItem, change: (content: Items, column: number) => Items): EditorItem {
  const { columns } = item.props;
  if (!columns) return item;
  const changed = columns.map((column, index): EditorColumn => {
    const content = change(column.content, index);
    return content === column.content ? column : { ...column, content };
  });
  if (changed.every((column, index) => column === columns[index])) return item;
  return { ...item, props: { ...item.props, columns: changed } };
}

/** The chosen items in reading order; one inside another chosen one comes with that one and is left out. */
export function topmostOf(items: Items, itemIds: ReadonlySet<string>): EditorItem[] {
  return items.flatMap((item) => {
    if (itemIds.has(item.props.id)) return [item];
    return (item.props.columns ?? []).flatMap(({ content }) => topmostOf(content, itemIds));
  });
}

export function withoutItems(items: Items, itemIds: ReadonlySet<string>): Items {
  return mapItemLists(items, (list) =>
    list.some(({ props }) => itemIds.has(props.id))
      ? list.filter(({ props }) => !itemIds.has(props.id))
      : list,
  );
}

const isSameList = (one: ListPlace, other: ListPlace): boolean =>
  one.holder === other.holder && one.column === other.column;

export function withItemsAt(items: Items, gap: Gap, added: Items): Items {
  return mapItemLists(items, (list, place) =>
    isSameList(place, gap) ? [...list.slice(0, gap.index), ...added, ...list.slice(gap.index)] : list,
  );
}

/** The place after an item; the end of the page where there is no such item. */
export function gapAfter(items: Items, itemId: string | undefined): Gap {
  const placed = itemId === undefined ? undefined : findPlaced(items, itemId);
  if (!placed) return { ...pageList, index: items.length };
  const { holder, column, index } = placed;
  return { holder, column, index: index + 1 };
}

/** How deep blocks nest in an item: 1 without any inside. */
export function heightOf({ props }: EditorItem): number {
  const inside = (props.columns ?? []).flatMap(({ content }) => content.map(heightOf));
  return 1 + Math.max(0, ...inside);
}

/** Depth of the blocks of a list; undefined: there is no such list. */
export function depthOfList(items: Items, { holder, column }: ListPlace): number | undefined {
  if (holder === undefined) return 1;
  const placed = findPlaced(items, holder);
  return placed?.item.props.columns?.[column] ? placed.depth + 1 : undefined;
}
