import { everyItem, mapItemLists } from './itemTree';
import { isRecord } from '../../../kernel/record';
import { markOf, type SyncedMark } from '../../../template/synced/syncedMark';
import { syncedRuns } from '../../../template/synced/syncedRuns';
import { type SyncedBlock, updateSynced } from '../../../template/synced/updateSynced';
import { type EditorItem, ItemIds } from './editorData';
import { blockIdOf, toBlock, toItem } from './toPuck';

type Items = readonly EditorItem[];

/** One copy of a synced block on the page. */
export interface ItemCopy extends Pick<SyncedMark, 'id' | 'version'> {
  readonly items: Items;
}

const isMarked = (json: string): boolean => json.includes('"synced":');

/** What of a block says whether it belongs to a copy. */
const markedBlock = (json: string): unknown => (isMarked(json) ? (JSON.parse(json) as unknown) : null);

/** Whatever reads the page's copies asks at each change of Puck's state, most of which leave its items as they are. */
const copiesOf = new WeakMap<Items, readonly ItemCopy[]>();

function findCopies(items: Items): readonly ItemCopy[] {
  const copies: ItemCopy[] = [];
  if (!everyItem(items).some(({ props }) => isMarked(props.block))) return copies;
  mapItemLists(items, (list) => {
    for (const { id, version, places } of syncedRuns(list.map(({ props }) => markedBlock(props.block))))
      copies.push({ id, version, items: list.filter((_, place) => places.includes(place)) });
    return list;
  });
  return copies;
}

/** Every copy of a synced block, those in columns too. */
export function itemCopies(items: Items, isSynced: (id: string) => boolean): readonly ItemCopy[] {
  const copies = copiesOf.get(items) ?? findCopies(items);
  copiesOf.set(items, copies);
  return copies.filter(({ id }) => isSynced(id));
}

const idsIn = (items: Items): readonly string[] => everyItem(items).map(({ props }) => props.id);

/** The chosen items, each copy of a synced block whole: it is moved and deleted as one. */
export function withWholeCopies(
  items: Items,
  chosen: ReadonlySet<string>,
  isSynced: (id: string) => boolean,
): ReadonlySet<string> {
  const touched = itemCopies(items, isSynced).filter((copy) =>
    idsIn(copy.items).some((id) => chosen.has(id)),
  );
  if (touched.length === 0) return chosen;
  const inside = new Set(touched.flatMap((copy) => idsIn(copy.items)));
  const others = [...chosen].filter((id) => !inside.has(id));
  return new Set([...others, ...touched.flatMap((copy) => copy.items.map(({ props }) => props.id))]);
}

/** Whether blocks put into a list would become part of a copy, which only the synced block decides. */
export const isInCopy = (
  items: Items,
  holder: string | undefined,
  isSynced: (id: string) => boolean,
): boolean =>
  holder !== undefined && itemCopies(items, isSynced).some((copy) => idsIn(copy.items).includes(holder));

/** The copy that is chosen, and nothing besides it. */
export const chosenCopy = (
  items: Items,
  chosen: ReadonlySet<string>,
  isSynced: (id: string) => boolean,
): ItemCopy | undefined =>
  itemCopies(items, isSynced).find(
    (copy) => copy.items.length === chosen.size && copy.items.every(({ props }) => chosen.has(props.id)),
  );

/** Items, and all inside them, with their blocks changed. */
function withBlocks(items: Items, chosen: Items, change: (block: object, item: EditorItem) => object): Items {
  const ids = new Set(idsIn(chosen));
  return mapItemLists(items, (list) =>
    list.map((item) => {
      const block: unknown = ids.has(item.props.id) ? JSON.parse(item.props.block) : undefined;
      if (!isRecord(block)) return item;
      return { ...item, props: { ...item.props, block: JSON.stringify(change(block, item)) } };
    }),
  );
}

/** Blocks that were just saved as a synced block are its first copy. */
export const markItems = (
  items: Items,
  saved: Items,
  { id, version }: Pick<SyncedMark, 'id' | 'version'>,
): Items =>
  withBlocks(items, saved, (block, item) => ({
    ...block,
    synced: { id, version, block: blockIdOf(item, { ...block }) },
  }));

/** Blocks that belong to this page alone again. */
export const detachItems = (items: Items, copy: ItemCopy): Items =>
  withBlocks(items, copy.items, (block) => {
    const { synced: _mark, ...rest } = block as { readonly synced?: unknown };
    return rest;
  });

/** The page's items with every copy of a synced block as it is now; what does not change stays the very same. */
export function updateItems(items: Items, synced: SyncedBlock): Items {
  const blocks = items.map(toBlock);
  const before = new Map(blocks.map((block, place) => [block, items[place]]));
  const updated = updateSynced(blocks, synced);
  const kept = updated.flatMap((block) => before.get(block) ?? []);
  const ids = new ItemIds(idsIn(kept));
  return updated.map((block) => before.get(block) ?? toItem(block, ids));
}

/** Ids of the items that stand where the chosen copy stood before its page was brought up to date. */
export function sameCopy(before: Items, after: Items, chosen: ReadonlySet<string>): ReadonlySet<string> {
  const every = (): boolean => true;
  const place = itemCopies(before, every).findIndex((copy) =>
    copy.items.some(({ props }) => chosen.has(props.id)),
  );
  const copy = itemCopies(after, every)[place];
  return new Set(copy?.items.map(({ props }) => props.id));
}

/** Whether the JSON of a block has the mark of a synced block. */
export const isCopyBlock = (json: string, isSynced: (id: string) => boolean): boolean => {
  const mark = markOf(markedBlock(json));
  return mark !== undefined && isSynced(mark.id);
};
