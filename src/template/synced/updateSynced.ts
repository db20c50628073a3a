import { isRecord } from '../../kernel/record';
import { allBlocks, mapBlocks, mapLists } from '../blockTree';
import { rewired } from '../rewired';
import { markOf } from './syncedMark';
import { type SyncedRun, syncedRuns } from './syncedRuns';
import { syncedUses } from './syncedUses';

/** A synced block as it is now. */
export interface SyncedBlock {
  readonly id: string;
  readonly version: number;
  readonly blocks: readonly unknown[];
}

const idOf = (block: unknown): string | undefined =>
  isRecord(block) && typeof block.id === 'string' ? block.id : undefined;

/** Ids that nobody on the page has: the block's own where it is free, else with a number. */
class FreeIds {
  constructor(private readonly taken: Set<string>) {}

  idFor(wanted: string): string {
    let id = wanted;
    for (let number = 2; this.taken.has(id); number += 1) id = `${wanted.slice(0, 90)}-${number}`;
    this.taken.add(id);
    return id;
  }
}

/** Blocks each under an id of its own, by which their copies are known: of two with the same, the second gets another. */
export function withOwnIds(blocks: readonly unknown[]): readonly unknown[] {
  const free = new FreeIds(new Set());
  return mapBlocks(blocks, (block) => {
    const id = idOf(block);
    return id === undefined || !isRecord(block) ? block : { ...block, id: free.idFor(id) };
  });
}

/** The ids that blocks of a copy have on their page, by those that they have in the synced block. */
function pageIds(copy: readonly unknown[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const block of allBlocks(copy)) {
    const [origin, id] = [markOf(block)?.block, idOf(block)];
    if (origin !== undefined && id !== undefined && !ids.has(origin)) ids.set(origin, id);
  }
  return ids;
}

/** A copy of the synced block as it is now: a block that the page had keeps its id, and what scrolls to it still does. */
function freshCopy({ id, version, blocks }: SyncedBlock, before: ReadonlyMap<string, string>, free: FreeIds) {
  const ids = new Map<string, string>();
  const named = mapBlocks(blocks, (block) => {
    const origin = idOf(block);
    if (origin === undefined || !isRecord(block)) return block;
    const own = before.get(origin) ?? free.idFor(origin);
    ids.set(origin, own);
    return { ...block, id: own, synced: { id, version, block: origin } };
  });
  return named.map((block) => rewired(block, ids));
}

type Chosen = (run: SyncedRun) => boolean;

function updateList(
  list: readonly unknown[],
  synced: SyncedBlock,
  isChosen: Chosen,
  free: FreeIds,
): readonly unknown[] {
  const runs = syncedRuns(list).filter((run) => run.id === synced.id && isChosen(run));
  return list.flatMap((block, index) => {
    const places = runs.find((run) => run.places.includes(index))?.places;
    if (places)
      return places[0] === index ? freshCopy(synced, pageIds(places.map((place) => list[place])), free) : [];
    // What has no copy inside stays the very same.
    if (markOf(block) || !syncedUses([block]).some(({ id }) => id === synced.id)) return [block];
    const inside = (inner: unknown): unknown =>
      Array.isArray(inner) ? updateList(inner as readonly unknown[], synced, isChosen, free) : inner;
    return [mapLists(block, inside)];
  });
}

/** A page's blocks with every copy of a synced block as it is now; nothing else of the page changes. */
export function updateSynced(
  blocks: readonly unknown[],
  synced: SyncedBlock,
  isChosen: Chosen = () => true,
): readonly unknown[] {
  const taken = new Set(allBlocks(blocks).flatMap((block) => idOf(block) ?? []));
  return updateList(blocks, synced, isChosen, new FreeIds(taken));
}
