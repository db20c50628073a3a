import { useEffect, useRef } from 'react';
import { everyItem } from '../items/itemTree';
import { type EditorItem, useEditorPuck } from '../items/editorData';
import { useBlockActions } from './useBlockActions';
import { useWorkspace } from './workspace';

/** The block that was chosen before the canvas started anew is chosen again, where it is still there. */
export function useRestoredSelection(): void {
  const { view } = useWorkspace();
  const { select } = useBlockActions();
  const items = useEditorPuck(({ appState }) => appState.data.content as readonly EditorItem[]);
  const chosenId = useEditorPuck(({ selectedItem }) => (selectedItem as EditorItem | null)?.props.id);
  const isFirst = useRef(true);
  useEffect(() => {
    const { chosenId: before } = view.choices;
    if (isFirst.current && before !== undefined && everyItem(items).some(({ props }) => props.id === before))
      select(before);
    else view.keep({ chosenId });
    isFirst.current = false;
  }, [view, select, items, chosenId]);
}
