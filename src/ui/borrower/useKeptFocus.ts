import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const focusHeading = (frame: HTMLElement | null) =>
  frame?.querySelector('h1')?.focus({ preventScroll: true });

/**
 * The screen's heading gets the focus on arrival, and where a control goes away with it, such as Retry once it worked: on
 * the document the keyboard would start over and a screen reader fall silent.
 * @returns for the frame's `onFocus`
 */
export function useKeptFocus(
  frame: RefObject<HTMLElement | null>,
  isArrival: boolean,
): (event: FocusEvent) => void {
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    if (isArrival) focusHeading(frame.current);
  }, [frame, isArrival]);
  useEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      focusHeading(frame.current);
  });
  return ({ target }) => (focused.current = target);
}
