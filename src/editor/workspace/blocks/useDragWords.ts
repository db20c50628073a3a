import { useDragDropMonitor } from '@dnd-kit/react';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { useBlockActions } from '../model/useBlockActions';
import { typeLabel } from '../../kit/data/typeLabel';
import { dragPlaceIn } from '../canvas/dragPlace';
import { type EditorItem, useEditorPuck } from '../items/editorData';
import { announceUnseen } from '../../kit/ui/Announcer';
import { useDebouncedAnnouncement, describeDropPlace } from './dragSpeech';
import { useAnnouncePlace } from './useBlockCommands';

interface Dragged {
  readonly id: string;
  readonly name: string;
  /** The page's items when it was picked up. */
  readonly items: readonly EditorItem[];
}

/** Tells who doesn't see the screen what is dragged from the palette or on the canvas, where it would go, and what became of it. */
export function useDragWords(): void {
  const translate = useTranslate();
  const { items, chosenId } = useBlockActions();
  const sayPlace = useAnnouncePlace();
  const { say, stop } = useDebouncedAnnouncement();
  const dragged = useRef<Dragged>(undefined);
  const isDragging = useEditorPuck(({ appState }) => appState.ui.isDragging);

  useDragDropMonitor({
    onDragStart: ({ operation: { source } }) => {
      const type: unknown = source?.data.componentType;
      if (!source || typeof type !== 'string') return;
      const name = typeLabel(type, translate);
      dragged.current = { id: String(source.id), name, items: items() };
      announceUnseen(translate('editorEdit:blocks.lifted', { name }));
    },
    onDragOver: () =>
      say(() => {
        const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
        if (!frame || !dragged.current) return undefined;
        const { id, name } = dragged.current;
        const place = dragPlaceIn(frame, id);
        return place && describeDropPlace(translate, name, place);
      }),
  });

  // Puck puts a block down once it has glided to its place, and chooses it.
  useEffect(() => {
    if (isDragging || !dragged.current) return;
    stop();
    const id = chosenId();
    if (items() === dragged.current.items || id === undefined)
      announceUnseen(translate('editorEdit:blocks.notMoved'));
    else sayPlace(new Set([id]));
    dragged.current = undefined;
  }, [isDragging, stop, chosenId, items, sayPlace, translate]);
}
