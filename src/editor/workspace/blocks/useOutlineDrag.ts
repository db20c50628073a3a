import { useEffect, useRef } from 'react';
import { type DragAndDropHooks, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useTranslate } from '../../../texts/TranslateContext';
import { useBlockActions } from '../model/useBlockActions';
import { useWorkspace } from '../model/workspace';
import { isInCopy } from '../items/syncedItems';
import { announceUnseen } from '../../kit/ui/Announcer';
import { useDebouncedAnnouncement, describeDropPlace } from './dragSpeech';
import type { Gap } from '../items/itemTree';
import { canMove, moveItems, spokenPlaceOf } from '../items/moveItems';
import { gapOfDrop, isColumnRow, type OutlineRow } from './outlineRows';
import { useBlockCommands, useBlocksName } from './useBlockCommands';

/** No other list takes what is dragged here, and no other's things can be dropped here. */
const dragType = 'vitrina-outline-block';

/** Whether the mouse drags: the browser tells of no other drag. What keys drag, the tree itself puts into words. */
function useIsMouseDrag(): () => boolean {
  const isMouse = useRef(false);
  useEffect(() => {
    const begin = (): void => void (isMouse.current = true);
    const end = (): void => void (isMouse.current = false);
    window.addEventListener('dragstart', begin, true);
    window.addEventListener('keydown', end, true);
    return () => {
      window.removeEventListener('dragstart', begin, true);
      window.removeEventListener('keydown', end, true);
    };
  }, []);
  return () => isMouse.current;
}

/** What a drag by mouse shows, in words for who doesn't see it. */
function useOutlineWords() {
  const translate = useTranslate();
  const { items } = useBlockActions();
  const nameOf = useBlocksName();
  const isMouse = useIsMouseDrag();
  const { say, stop } = useDebouncedAnnouncement();
  const dragged = useRef<ReadonlySet<string>>(new Set());
  return {
    started: (ids: ReadonlySet<string>): void => {
      dragged.current = ids;
      if (isMouse()) announceUnseen(translate('editorEdit:blocks.lifted', { name: nameOf(ids) }));
    },
    over: (gap: Gap | undefined): void => {
      const ids = dragged.current;
      const [first] = ids;
      if (!isMouse() || !gap || first === undefined) return;
      say(() => {
        const place = spokenPlaceOf(moveItems(items(), ids, gap), first);
        return place && describeDropPlace(translate, nameOf(ids), place);
      });
    },
    ended: (isMoved: boolean): void => {
      stop();
      if (isMouse() && !isMoved) announceUnseen(translate('editorEdit:blocks.notMoved'));
    },
  };
}

/** Dragging rows of the outline, by mouse or keyboard: into columns, out of them, several at once. */
export function useOutlineDrag(): DragAndDropHooks<OutlineRow> {
  const { items } = useBlockActions();
  const { isReadOnly, synced } = useWorkspace();
  const { moveTo } = useBlockCommands();
  const words = useOutlineWords();
  const gapOf = (key: unknown, position: 'before' | 'after' | 'on'): Gap | undefined => {
    const gap = gapOfDrop(items(), String(key), position);
    return gap && !isInCopy(items(), gap.holder, synced.isSynced) ? gap : undefined;
  };
  const { dragAndDropHooks } = useDragAndDrop<OutlineRow>({
    getItems: (keys) =>
      [...keys].filter((key) => !isColumnRow(String(key))).map((key) => ({ [dragType]: String(key) })),
    // Always there, since the tree can't be without them in one drawing and with them in the next.
    isDisabled: isReadOnly,
    acceptedDragTypes: [dragType],
    getDropOperation: (target) =>
      target.type === 'item' && gapOf(target.key, target.dropPosition) ? 'move' : 'cancel',
    onDragStart: ({ keys }) => words.started(new Set([...keys].map(String))),
    onDropEnter: ({ target }) =>
      words.over(target.type === 'item' ? gapOf(target.key, target.dropPosition) : undefined),
    onDragEnd: ({ dropOperation }) => words.ended(dropOperation !== 'cancel'),
    onMove: ({ keys, target }) => {
      const ids = new Set([...keys].map(String));
      const gap = gapOf(target.key, target.dropPosition);
      if (gap && canMove(items(), ids, gap)) moveTo(ids, gap);
    },
  });
  return dragAndDropHooks;
}
