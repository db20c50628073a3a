import { useGetPuck, type ComponentData, type Data } from '@puckeditor/core';
import { useMemo } from 'react';
import { type EditorItem, useEditorPuck } from '../puck/editorData';
import { freshItems, insertedAfter, itemsIn } from '../puck/freshItems';
import { flushForms } from './openForms';

/** What can be done to the blocks of a page from outside the canvas. What is being typed is committed first. */
export interface BlockActions {
  /** A block that is gone, like undefined, chooses the page. */
  readonly select: (itemId: string | undefined) => void;
  /** Puts blocks from elsewhere behind the chosen one, under ids of their own; at the end where none is chosen. */
  readonly insert: (blocks: readonly unknown[]) => void;
  readonly move: (itemId: string, by: 1 | -1) => void;
  readonly double: (itemId: string) => void;
  readonly remove: (itemId: string) => void;
  readonly replace: (itemId: string, change: (item: EditorItem) => EditorItem) => void;
  readonly find: (itemId: string) => EditorItem | undefined;
  /** Id of the chosen block's item; undefined: the page is chosen. */
  readonly chosenId: () => string | undefined;
}

function scrollTo(itemId: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  const block = frame?.contentDocument?.querySelector(`[data-puck-component="${CSS.escape(itemId)}"]`);
  block?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function blockActions(puckOf: ReturnType<typeof useGetPuck>): BlockActions {
  const find = (itemId: string): EditorItem | undefined => {
    const { getItemById, getSelectorForId } = puckOf();
    // Puck has no answer for an item that is gone. Its items are what `toPuck` and `defaultProps` made.
    return getSelectorForId(itemId) && (getItemById(itemId) as EditorItem | undefined);
  };
  const chosenId = (): string | undefined => (puckOf().selectedItem as EditorItem | null)?.props.id;
  const select = (itemId: string | undefined): void => {
    flushForms();
    const { dispatch, getSelectorForId } = puckOf();
    const before = chosenId();
    const selector = itemId === undefined ? undefined : getSelectorForId(itemId);
    dispatch({ type: 'setUi', ui: { itemSelector: selector ?? null } });
    if (itemId !== undefined && before !== itemId) requestAnimationFrame(() => scrollTo(itemId));
  };
  return {
    select,
    find,
    chosenId,
    insert: (blocks) => {
      flushForms();
      const { dispatch, appState } = puckOf();
      // Puck's items are what `toPuck` and `defaultProps` made.
      const content = appState.data.content as unknown as readonly EditorItem[];
      const fresh = freshItems(
        blocks,
        itemsIn(content).map(({ props }) => props.id),
      );
      const changed = insertedAfter(content, chosenId(), fresh) as unknown as Data['content'];
      dispatch({ type: 'setData', data: (data) => ({ ...data, content: changed }) });
      const [first] = fresh;
      if (first) select(first.props.id);
    },
    move: (itemId, by) => {
      flushForms();
      const { dispatch, getSelectorForId } = puckOf();
      const at = getSelectorForId(itemId);
      if (!at || at.index + by < 0) return;
      dispatch({
        type: 'reorder',
        sourceIndex: at.index,
        destinationIndex: at.index + by,
        destinationZone: at.zone,
      });
      select(itemId);
    },
    double: (itemId) => {
      flushForms();
      const { dispatch, getSelectorForId } = puckOf();
      const at = getSelectorForId(itemId);
      if (at) dispatch({ type: 'duplicate', sourceIndex: at.index, sourceZone: at.zone });
    },
    remove: (itemId) => {
      flushForms();
      const { dispatch, getSelectorForId } = puckOf();
      const at = getSelectorForId(itemId);
      if (!at) return;
      dispatch({ type: 'remove', index: at.index, zone: at.zone });
      dispatch({ type: 'setUi', ui: { itemSelector: null } });
    },
    replace: (itemId, change) => {
      const { dispatch, getSelectorForId } = puckOf();
      const at = getSelectorForId(itemId);
      const item = find(itemId);
      if (!at || !item) return;
      const data = change(item) as unknown as ComponentData;
      dispatch({ type: 'replace', destinationIndex: at.index, destinationZone: at.zone, data });
    },
  };
}

export function useBlockActions(): BlockActions {
  const puckOf = useGetPuck();
  return useMemo(() => blockActions(puckOf), [puckOf]);
}

/** The block that is chosen in the canvas; null: the page itself. Puck's items are what `toPuck` and `defaultProps` made. */
export const useChosenItem = (): EditorItem | null => useEditorPuck(({ selectedItem }) => selectedItem);
