import { useDragDropManager } from '@dnd-kit/react';
import { useEffect } from 'react';

/**
 * Escape gives up what is dragged, in one window: the drag itself only hears of keys in the page that it began in, and
 * the focus may be in the other.
 */
export function useDragCancelKey(view: Window | null | undefined): void {
  const manager = useDragDropManager();
  useEffect(() => {
    if (!view || !manager) return;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !manager.dragOperation.status.initialized) return;
      event.preventDefault();
      // Nothing else is left by the same key: the text that has the focus, a dialog below the palette.
      event.stopImmediatePropagation();
      manager.actions.stop({ event, canceled: true });
    };
    view.addEventListener('keydown', handleKey, true);
    return () => view.removeEventListener('keydown', handleKey, true);
  }, [view, manager]);
}
