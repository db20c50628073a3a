import { useGetPuck } from '@puckeditor/core';
import { useMemo } from 'react';
import type { EditorItem } from '../puck/editorData';

/** What can be done to the blocks of a page from outside the canvas. Puck records each for undo. */
export interface BlockActions {
  readonly select: (itemId: string | undefined) => void;
  readonly insert: (type: string) => void;
  readonly move: (itemId: string, by: 1 | -1) => void;
  readonly double: (itemId: string) => void;
  readonly remove: (itemId: string) => void;
  readonly replace: (itemId: string, change: (item: EditorItem) => EditorItem) => void;
}

const pageZone = 'root:default-zone';

function scrollTo(itemId: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  const block = frame?.contentDocument?.querySelector(`[data-puck-component="${CSS.escape(itemId)}"]`);
  block?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function blockActions(puckOf: ReturnType<typeof useGetPuck>): BlockActions {
  const select = (itemId: string | undefined): void => {
    const { dispatch, getSelectorForId } = puckOf();
    const selector = itemId === undefined ? undefined : getSelectorForId(itemId);
    dispatch({ type: 'setUi', ui: { itemSelector: selector ?? null } });
    if (itemId !== undefined) requestAnimationFrame(() => scrollTo(itemId));
  };
  return {
    select,
    insert: (type) => {
      const { dispatch, appState } = puckOf();
      const after = appState.ui.itemSelector;
      const id = `${type}-${crypto.randomUUID()}`;
      const place = after
        ? { destinationIndex: after.index + 1, destinationZone: after.zone ?? pageZone }
        : { destinationIndex: appState.data.content.length, destinationZone: pageZone };
      dispatch({ type: 'insert', componentType: type, id, ...place });
      select(id);
    },
    move: (itemId, by) => {
      const { dispatch, getSelectorForId } = puckOf();
      const at = getSelectorForId(itemId);
      if (!at || at.index + by < 0) return;
      dispatch({ type: 'reorder', sourceIndex: at.index, destinationIndex: at.index + by, destinationZone: at.zone });
      select(itemId);
    },
    double: (itemId) => {
      const { dispatch, getSelectorForId } = puckOf();
      const at = getSelectorForId(itemId);
      if (at) dispatch({ type: 'duplicate', sourceIndex: at.index, sourceZone: at.zone });
    },
    remove: (itemId) => {
      const { dispatch, getSelectorForId } = puckOf();
      const at = getSelectorForId(itemId);
      if (!at) return;
      dispatch({ type: 'remove', index: at.index, zone: at.zone });
      dispatch({ type: 'setUi', ui: { itemSelector: null } });
    },
    replace: (itemId, change) => {
      const { dispatch, getSelectorForId, getItemById } = puckOf();
      const at = getSelectorForId(itemId);
      const item = getItemById(itemId);
      if (!at || !item) return;
      // Puck's items are what `toPuck` and `defaultProps` made.
      const data = change(item as EditorItem) as unknown as typeof item;
      dispatch({ type: 'replace', destinationIndex: at.index, destinationZone: at.zone, data });
    },
  };
}

export function useBlockActions(): BlockActions {
  const puckOf = useGetPuck();
  return useMemo(() => blockActions(puckOf), [puckOf]);
}
