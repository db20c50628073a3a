import { useEffect } from 'react';
import { useWorkspace } from '../model/workspace';
import { isBesideDocument } from '../../kit/ui/keyTarget';
import { useCommentActions } from './useCommenting';

/** By the key's place, since with Alt it writes another letter; AltGr is Control and Alt too, and writes. */
const isCommentKey = (event: KeyboardEvent): boolean =>
  event.code === 'KeyM' &&
  event.altKey &&
  (event.ctrlKey || event.metaKey) &&
  !event.getModifierState('AltGraph');

/** Begins a comment by its keys in one window: this one, or the canvas's. While something is typed too. */
export function useCommentKey(view: Window | null | undefined): void {
  const { write } = useCommentActions();
  const { isSection } = useWorkspace();
  useEffect(() => {
    if (!view || isSection) return;
    const handleKey = (event: KeyboardEvent): void => {
      if (!isCommentKey(event) || isBesideDocument(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      write();
    };
    view.addEventListener('keydown', handleKey, true);
    return () => view.removeEventListener('keydown', handleKey, true);
  }, [view, write, isSection]);
}
