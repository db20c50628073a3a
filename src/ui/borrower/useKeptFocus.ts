import { useEffect, useRef, type RefObject } from 'react';
import { focusHeading } from './focusHeading';

/**
 * A control that goes away with the focus on it, such as Retry once it worked, would leave it on the document, where the
 * keyboard starts over and a screen reader falls silent: the screen's heading takes it.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => (focused.current = target instanceof Element ? target : undefined);
    const { current } = frame;
    current?.addEventListener('focusin', remember);
    return () => current?.removeEventListener('focusin', remember);
  }, [frame]);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) focusHeading(frame.current);
  });
}
