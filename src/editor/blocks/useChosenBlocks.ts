import { useGetPuck } from '@puckeditor/core';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { flushForms } from '../edit/openForms';
import { useWorkspace } from '../edit/workspace';
import { type EditorItem, useEditorPuck } from '../puck/editorData';
import { toBlock } from '../puck/toPuck';
import { chosenOf } from './BlockSelection';
import { topmostOf } from './itemTree';

/** Ids of the items that are chosen: none, one, or several. */
export function useChosenIds(): ReadonlySet<string> {
  const { selection } = useWorkspace();
  const several = useSyncExternalStore(selection.subscribe, selection.read);
  const puckChose = useEditorPuck(({ selectedItem }) => (selectedItem as EditorItem | null)?.props.id);
  return useMemo(() => chosenOf(several, puckChose), [several, puckChose]);
}

/**
 * Reads the blocks that are chosen now, as JSON of the document in reading order; one inside another chosen one comes with
 * that one. What is being typed is in them.
 */
export function useReadChosenBlocks(): () => readonly unknown[] {
  const { selection } = useWorkspace();
  const puckOf = useGetPuck();
  return useCallback(() => {
    flushForms();
    const { appState, selectedItem } = puckOf();
    const chosen = chosenOf(selection.read(), (selectedItem as EditorItem | null)?.props.id);
    return topmostOf(appState.data.content as readonly EditorItem[], chosen).map(toBlock);
  }, [selection, puckOf]);
}
