import { useMemo, useSyncExternalStore } from 'react';
import { useChosenIds } from '../model/useChosenBlocks';
import { useWorkspace } from '../model/workspace';
import { type EditorItem, useEditorPuck } from '../items/editorData';
import type { KnownBlock } from '../items/KnownSynced';
import { chosenCopy, itemCopies } from '../items/syncedItems';

export const useKnownSynced = (): ReadonlyMap<string, KnownBlock> | undefined => {
  const { synced } = useWorkspace();
  return useSyncExternalStore(synced.subscribe, synced.read);
};

/** The copy of a synced block that is chosen; the same facts until one of them changes. */
export function useChosenCopy(): { readonly id: string; readonly version: number } | undefined {
  const { synced } = useWorkspace();
  useKnownSynced();
  const chosen = useChosenIds();
  const facts = useEditorPuck(({ appState }) => {
    const copy = chosenCopy(appState.data.content, chosen, synced.isSynced);
    return copy && `${copy.version} ${copy.id}`;
  });
  return useMemo(() => {
    const [version, id] = facts?.split(' ') ?? [];
    return id === undefined ? undefined : { id, version: Number(version) };
  }, [facts]);
}

/** A copy as the canvas frames it: its name, and the items that it is made of. */
export interface FramedCopy {
  readonly name: string | undefined;
  readonly itemIds: readonly string[];
}

/** Every copy on the page, for its frame. */
export function useFramedCopies(): readonly FramedCopy[] {
  const { synced } = useWorkspace();
  const known = useKnownSynced();
  const text = useEditorPuck(({ appState }) =>
    JSON.stringify(
      itemCopies(appState.data.content as readonly EditorItem[], synced.isSynced).map(({ id, items }) => ({
        name: known?.get(id)?.name,
        itemIds: items.map(({ props }) => props.id),
      })),
    ),
  );
  return useMemo(() => JSON.parse(text) as FramedCopy[], [text]);
}
