import { type Data, useGetPuck } from '@puckeditor/core';
import { useCallback, useEffect } from 'react';
import { flushForms, refreshForms } from '../model/openForms';
import { useBlockActions } from '../model/useBlockActions';
import { usePageFacts, useWorkspace } from '../model/workspace';
import { changedField } from './changedField';
import { revealField } from '../../library/fields/revealField';
import { isBesideDocument } from '../../kit/ui/keyTarget';
import { canvasCursor } from './canvasCursor';
import type { EditorData } from '../items/editorData';
import { everyItem } from '../items/itemTree';
import type { HistoryStep } from '../model/EditHistory';

type TakeStep = (by: 1 | -1) => void;

/** Undo (-1) and redo (1). What is being typed counts as typed: it is what an undo takes back first. */
export function useUndoRedo(): TakeStep {
  const { history, isReadOnly } = useWorkspace();
  const putCursor = usePutCursor();
  const puckOf = useGetPuck();
  const { select, chosenId } = useBlockActions();
  return useCallback(
    (by) => {
      if (isReadOnly) return;
      flushForms();
      const step = history.step(by);
      if (!step) return;
      const chosen = chosenId();
      // What Puck holds is what `toPuck` and `defaultProps` made. As a function, since Puck warns of whole data.
      puckOf().dispatch({ type: 'setData', data: () => step.to as unknown as Data });
      const place = changedPlace(step);
      const isOnCanvas = canvasCursor.texts?.hasFocus ?? false;
      select(place ? place.itemId : chosen);
      refreshForms();
      if (place) putCursor(place, isOnCanvas);
    },
    [history, isReadOnly, puckOf, select, chosenId, putCursor],
  );
}

/** Whether somebody goes through the buttons by keys, who would lose their place with the focus. */
const isOnButton = (): boolean => document.activeElement?.matches('button:focus-visible') ?? false;

/** Puts the cursor back where a step of the history changed something: into the text on the canvas, or into its field. */
function usePutCursor(): (place: ChangedPlace, isOnCanvas: boolean) => void {
  const { language, chooseLanguage } = useWorkspace();
  const { locale: own } = usePageFacts();
  return useCallback(
    ({ itemId, before, now }, isOnCanvas) => {
      const field = changedField(before, now, own);
      if (!field || before === undefined) return;
      if (field.language !== undefined && field.language !== language) chooseLanguage(field.language);
      const { pointer, caret } = field;
      if (isOnCanvas && itemId !== undefined && caret !== undefined)
        canvasCursor.texts?.focus({ itemId, pointer, at: caret });
      else if (!isOnButton()) revealField(pointer, caret);
    },
    [language, chooseLanguage, own],
  );
}

function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 1 | -1 | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 1 : -1;
  return letter === 'y' && !shiftKey ? 1 : undefined;
}

/** The keys of undo and redo in one window: before Puck sees them, whose own history takes back the wrong thing. */
export function useHistoryKeys(view: Window | null | undefined): void {
  const takeStep = useUndoRedo();
  useEffect(() => {
    if (!view) return;
    const handleKey = (event: KeyboardEvent): void => {
      const by = stepOf(event);
      // A word that is being composed is the browser's and no change yet.
      if (by === undefined || event.isComposing) return;
      event.stopPropagation();
      // The browser undoes what was typed there.
      if (isBesideDocument(event.target)) return;
      event.preventDefault();
      takeStep(by);
    };
    view.addEventListener('keydown', handleKey, true);
    return () => view.removeEventListener('keydown', handleKey, true);
  }, [view, takeStep]);
}

/** Where a step of the history changed something; `itemId` undefined: the page itself. */
interface ChangedPlace {
  readonly itemId: string | undefined;
  /** The block or page as it was, undefined where it was not there, and as it is now. */
  readonly before: unknown;
  readonly now: unknown;
}

const blocksById = ({ content }: EditorData): ReadonlyMap<string, string> =>
  new Map(everyItem(content).map(({ props }) => [props.id, props.block]));

const placeOf = (itemId: string | undefined, before: string | undefined, now: string): ChangedPlace => ({
  itemId,
  before: before === undefined ? undefined : (JSON.parse(before) as unknown),
  now: JSON.parse(now) as unknown,
});

/** The block or page whose words a step changes or brings back; undefined where blocks were only moved or taken away. */
function changedPlace({ from, to }: HistoryStep): ChangedPlace | undefined {
  // A change of the page and of blocks, such as a dropped language, is one of the page.
  const { page } = to.root.props;
  if (from.root.props.page !== page) return placeOf(undefined, from.root.props.page, page);
  const before = blocksById(from);
  for (const [itemId, block] of blocksById(to)) {
    if (before.get(itemId) !== block) return placeOf(itemId, before.get(itemId), block);
  }
  return undefined;
}
