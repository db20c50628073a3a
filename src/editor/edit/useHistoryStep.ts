import { type Data, useGetPuck } from '@puckeditor/core';
import { useCallback, useEffect } from 'react';
import { flushForms, refreshForms } from './openForms';
import { useBlockActions } from './useBlockActions';
import { useWorkspace } from './workspace';
import type { EditorData } from '../puck/editorData';
import { itemsIn } from '../puck/freshItems';
import type { HistoryStep } from './EditHistory';

type TakeStep = (by: 1 | -1) => void;

/** Undo (-1) and redo (1). What is being typed counts as typed: it is what an undo takes back first. */
export function useHistoryStep(): TakeStep {
  const { history, isReadOnly } = useWorkspace();
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
      select(place ? place.itemId : chosen);
      refreshForms();
    },
    [history, isReadOnly, puckOf, select, chosenId],
  );
}

function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 1 | -1 | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 1 : -1;
  return letter === 'y' && !shiftKey ? 1 : undefined;
}

/** By duck type, since the canvas's elements belong to another window. */
const isInDialog = (target: EventTarget | null): boolean =>
  target !== null && 'closest' in target && (target as Element).closest('[role="dialog"]') !== null;

/** The keys of undo and redo in one window: before Puck sees them, whose own history takes back the wrong thing. */
export function useHistoryKeys(view: Window | null | undefined): void {
  const takeStep = useHistoryStep();
  useEffect(() => {
    if (!view) return;
    const handleKey = (event: KeyboardEvent): void => {
      const by = stepOf(event);
      if (by === undefined) return;
      event.stopPropagation();
      // A dialog's fields are no part of the document: the browser undoes what was typed there.
      if (isInDialog(event.target)) return;
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
}

const blocksById = ({ content }: EditorData): ReadonlyMap<string, string> =>
  new Map(itemsIn(content).map(({ props }) => [props.id, props.block]));

/** The block or page whose words a step changes or brings back; undefined where blocks were only moved or taken away. */
function changedPlace({ from, to }: HistoryStep): ChangedPlace | undefined {
  const before = blocksById(from);
  for (const [itemId, block] of blocksById(to)) {
    if (before.get(itemId) !== block) return { itemId };
  }
  return from.root.props.page === to.root.props.page ? undefined : { itemId: undefined };
}
