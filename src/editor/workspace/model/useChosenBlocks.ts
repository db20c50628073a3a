import { useGetPuck } from '@puckeditor/core';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { flushForms } from './openForms';
import { useWorkspace } from './workspace';
import { type EditorItem, useEditorPuck } from '../items/editorData';
import { toBlock } from '../items/toPuck';
import { chosenOf } from '../items/BlockSelection';
import { withWholeCopies } from '../items/syncedItems';
import { topmostOf } from '../items/itemTree';

/** Ids of the items that are chosen: none, one, or several; of a copy of a synced block all. */
export function useChosenIds(): ReadonlySet<string> {
  const { selection, synced } = useWorkspace();
  const several = useSyncExternalStore(selection.subscribe, selection.read);
  useSyncExternalStore(synced.subscribe, synced.read);
  // Puck's ids hold no blank.
  const ids = useEditorPuck(({ appState, selectedItem }) => {
    const chosen = chosenOf(several, (selectedItem as EditorItem | null)?.props.id);
    const items = appState.data.content as readonly EditorItem[];
    return [...withWholeCopies(items, chosen, synced.isSynced)].join(' ');
  });
  return useMemo(() => new Set(ids === '' ? [] : ids.split(' ')), [ids]);
}

/**
 * Reads the blocks that are chosen now, as JSON of the document in reading order; one inside another chosen one comes with
 * that one. What is being typed is in them.
 */
export function useReadChosenBlocks(): () => readonly unknown[] {
  const { selection, synced } = useWorkspace();
  const puckOf = useGetPuck();
  return useCallback(() => {
    flushForms();
    const { appState, selectedItem } = puckOf();
    const items = appState.data.content as readonly EditorItem[];
    const chosen = chosenOf(selection.read(), (selectedItem as EditorItem | null)?.props.id);
    return topmostOf(items, withWholeCopies(items, chosen, synced.isSynced)).map(toBlock);
  }, [selection, synced, puckOf]);
}
