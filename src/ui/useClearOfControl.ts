import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Between what is said and the control, in px. */
const gap = 8;

function covers(said: Element, control: Element | null | undefined): boolean {
  const face = control?.closest('label') ?? control;
  if (!face || face === document.body) return false;
  const one = said.getBoundingClientRect();
  const other = face.getBoundingClientRect();
  return (
    // What is as large as half the screen is no control.
    other.height < innerHeight / 2 &&
    one.left < other.right &&
    other.left < one.right &&
    one.top - gap < other.bottom &&
    other.top < one.bottom + gap
  );
}

/**
 * Marks what is said for a moment with `data-away` where it would cover the control that was used last; its style then
 * puts it to the other end of the screen.
 * @param turn another value: something else is said
 */
export function useClearOfControl<Said extends HTMLElement>(turn: unknown): RefObject<Said | null> {
  const said = useRef<Said>(null);
  // Not every browser gives focus to what a finger or the mouse presses.
  const pressed = useRef<Element>(undefined);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (target instanceof Element) pressed.current = target;
    };
    addEventListener('pointerdown', note, true);
    return () => removeEventListener('pointerdown', note, true);
  }, []);
  useLayoutEffect(() => {
    const element = said.current;
    if (!element) return;
    delete element.dataset.away;
    if (covers(element, document.activeElement) || covers(element, pressed.current))
      element.dataset.away = '';
  }, [turn]);
  return said;
}
