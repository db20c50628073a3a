import { type DragAndDropHooks, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useBlockActions } from '../edit/useBlockActions';
import { useWorkspace } from '../edit/workspace';
import { canMove } from './moveItems';
import { gapOfDrop, isColumnRow, type OutlineRow } from './outlineRows';
import { useBlockCommands } from './useBlockCommands';

/** No other list takes what is dragged here, and no other's things can be dropped here. */
const dragType = 'vitrina-outline-block';

/** Dragging rows of the outline, by mouse or keyboard: into columns, out of them, several at once. */
export function useOutlineDrag(): DragAndDropHooks<OutlineRow> {
  const { items } = useBlockActions();
  const { isReadOnly } = useWorkspace();
  const { moveTo } = useBlockCommands();
  const { dragAndDropHooks } = useDragAndDrop<OutlineRow>({
    getItems: (keys) =>
      [...keys].filter((key) => !isColumnRow(String(key))).map((key) => ({ [dragType]: String(key) })),
    // Always there, since the tree can't be without them in one drawing and with them in the next.
    isDisabled: isReadOnly,
    acceptedDragTypes: [dragType],
    getDropOperation: (target) =>
      target.type === 'item' && gapOfDrop(items(), String(target.key), target.dropPosition)
        ? 'move'
        : 'cancel',
    onMove: ({ keys, target }) => {
      const ids = new Set([...keys].map(String));
      const gap = gapOfDrop(items(), String(target.key), target.dropPosition);
      if (gap && canMove(items(), ids, gap)) moveTo(ids, gap);
    },
  });
  return dragAndDropHooks;
}
