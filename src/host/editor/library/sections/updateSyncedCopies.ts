import type { SyncedBlock } from '../../../../template/synced/updateSynced';
import { updateSynced } from '../../../../template/synced/updateSynced';
import { pageOf } from './syncedStore';

/** A document with its copies of those synced blocks as they are now; undefined: it has no blocks. */
export function updateSyncedCopies(document: string, synced: readonly SyncedBlock[]): string | undefined {
  const page = pageOf(document);
  if (!page) return undefined;
  const blocks = synced.reduce<readonly unknown[]>(
    (changed, each) => updateSynced(changed, each),
    page.blocks,
  );
  return `${JSON.stringify({ ...page, blocks }, null, 2)}\n`;
}
