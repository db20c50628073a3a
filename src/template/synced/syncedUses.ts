import { mapLists } from '../blockTree';
import { markOf } from './syncedMark';
import { syncedRuns } from './syncedRuns';

/** A synced block that a page has a copy of. */
export interface SyncedUse {
  readonly id: string;
  readonly version: number;
}

/** Every copy of a page, those in columns too; what stands inside a copy is part of it. */
export function syncedUses(blocks: unknown): readonly SyncedUse[] {
  if (!Array.isArray(blocks)) return [];
  const list: readonly unknown[] = blocks;
  const uses: SyncedUse[] = syncedRuns(list).map(({ id, version }) => ({ id, version }));
  for (const block of list) {
    if (markOf(block)) continue;
    mapLists(block, (inner) => {
      uses.push(...syncedUses(inner));
      return inner;
    });
  }
  return uses;
}
