import { useGetPuck, type ComponentData } from '@puckeditor/core';
import { useMemo } from 'react';
import { type EditorItem, useEditorPuck } from '../items/editorData';
import { chosenOf } from '../items/BlockSelection';
import { withWholeCopies } from '../items/syncedItems';
import { itemsFor } from '../items/itemsFor';
import { insertionGap } from '../items/insertionGap';
import { withItemsAt } from '../items/itemTree';
import { bringIntoView } from './bringIntoView';
import { flushForms } from './openForms';
import { type Workspace, useWorkspace } from './workspace';

/** What can be done to the blocks of a page from outside the canvas. What is being typed is committed first. */
export interface BlockActions {
  /** A block that is gone, like undefined, chooses the page. */
  readonly select: (itemId: string | undefined) => void;
  /** Chooses several; `leadId` is the one that is brought into view. */
  readonly choose: (itemIds: ReadonlySet<string>, leadId: string) => void;
  /** Ids of the items that are chosen; none: the page is. */
  readonly chosenIds: () => ReadonlySet<string>;
  /** The page's items as Puck holds them. */
  readonly items: () => readonly EditorItem[];
  /** Puts blocks from elsewhere behind the chosen ones, under ids of their own; with none chosen at the end, above a footer. */
  readonly insert: (blocks: readonly unknown[], isCut?: boolean) => readonly EditorItem[];
  /**
   * Changes the page's items as one step of the history, and chooses some of them; undefined chooses the page.
   * False: nothing changed.
   */
  readonly change: (
    change: (items: readonly EditorItem[]) => readonly EditorItem[],
    chosen: ReadonlySet<string> | undefined,
  ) => boolean;
  readonly replace: (itemId: string, change: (item: EditorItem) => EditorItem) => void;
  readonly find: (itemId: string) => EditorItem | undefined;
  /** Id of the chosen block's item, of several the one in view; undefined: the page is chosen. */
  readonly chosenId: () => string | undefined;
}

const blockOf = (itemId: string): Element | undefined =>
  document
    .querySelector<HTMLIFrameElement>('#preview-frame')
    ?.contentDocument?.querySelector(`[data-puck-component="${CSS.escape(itemId)}"]`) ?? undefined;

/** After Puck has drawn what was done. */
const scrollTo = (itemId: string): void => bringIntoView(() => blockOf(itemId), requestAnimationFrame);

function blockActions(
  puckOf: ReturnType<typeof useGetPuck>,
  { selection, synced }: Pick<Workspace, 'selection' | 'synced'>,
): BlockActions {
  const items = (): readonly EditorItem[] => puckOf().appState.data.content;
  const find = (itemId: string): EditorItem | undefined => {
    const { getItemById, getSelectorForId } = puckOf();
    // Puck has no answer for an item that is gone. Its items are what `toPuck` and `defaultProps` made.
    return getSelectorForId(itemId) && (getItemById(itemId) as EditorItem | undefined);
  };
  const chosenId = (): string | undefined => (puckOf().selectedItem as EditorItem | null)?.props.id;
  const show = (itemId: string | undefined): void => {
    const { dispatch, getSelectorForId } = puckOf();
    const selector = itemId === undefined ? undefined : getSelectorForId(itemId);
    dispatch({ type: 'setUi', ui: { itemSelector: selector ?? null } });
  };
  const choose = (itemIds: ReadonlySet<string>, leadId: string | undefined): void => {
    flushForms();
    const before = chosenId();
    selection.choose(itemIds);
    show(leadId);
    if (leadId !== undefined && before !== leadId) scrollTo(leadId);
  };
  const select = (itemId: string | undefined): void =>
    choose(new Set(itemId === undefined ? [] : [itemId]), itemId);
  const chosenIds = (): ReadonlySet<string> =>
    withWholeCopies(items(), chosenOf(selection.read(), chosenId()), synced.isSynced);
  const change: BlockActions['change'] = (makeChange, chosen) => {
    flushForms();
    const before = items();
    const content = makeChange(before);
    if (content === before) return false;
    // Of several the one that was in view stays so. Puck remembers places, not blocks, so each change says it anew.
    const lead = [chosenId(), ...(chosen ?? [])].find((id) => id !== undefined && chosen?.has(id));
    puckOf().dispatch({ type: 'setData', data: (data) => ({ ...data, content: content as never }) });
    selection.choose(chosen ?? new Set());
    show(lead);
    if (lead !== undefined) scrollTo(lead);
    return true;
  };
  return {
    select,
    choose,
    chosenIds,
    items,
    find,
    chosenId,
    change,
    insert: (blocks, isCut) => {
      flushForms();
      const added = itemsFor(items(), blocks, isCut);
      const gap = insertionGap(items(), chosenIds(), added);
      change((all) => withItemsAt(all, gap, added), new Set(added.map(({ props }) => props.id)));
      return added;
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
  const { selection, synced } = useWorkspace();
  return useMemo(() => blockActions(puckOf, { selection, synced }), [puckOf, selection, synced]);
}

/** The block that is chosen in the canvas; null: the page itself. Puck's items are what `toPuck` and `defaultProps` made. */
export const useChosenItem = (): EditorItem | null => useEditorPuck(({ selectedItem }) => selectedItem);
