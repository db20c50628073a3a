import { markOf, type SyncedMark } from './syncedMark';

/** Blocks of one list that are one copy of a synced block. */
export interface SyncedRun {
  readonly id: string;
  readonly version: number;
  /** Places in the list, rising. Others between them were put there on the page: a copy stays one. */
  readonly places: readonly number[];
}

interface GrowingRun extends SyncedRun {
  readonly places: number[];
  /** Ids of the blocks that it has, within the synced block. */
  readonly origins: Set<string>;
}

/** Whether a block goes on with a copy: of the same version, and not one that the copy has already. */
const goesOn = (run: GrowingRun, { id, version, block }: SyncedMark): boolean =>
  id === run.id && version === run.version && !run.origins.has(block);

/** The copies in a list, in the order in which they begin; two of one synced block may stand beside each other. */
export function syncedRuns(list: readonly unknown[]): readonly SyncedRun[] {
  const runs: GrowingRun[] = [];
  for (const [place, block] of list.entries()) {
    const mark = markOf(block);
    if (!mark) continue;
    const { id, version, block: origin } = mark;
    const run = runs.findLast((each) => goesOn(each, mark));
    if (run) {
      run.places.push(place);
      run.origins.add(origin);
    } else runs.push({ id, version, places: [place], origins: new Set([origin]) });
  }
  return runs.map(({ id, version, places }) => ({ id, version, places }));
}
