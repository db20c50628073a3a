import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Between what is said and the control, in px. */
const gap = 8;

function covers(said: DOMRect, control: Element | null | undefined): boolean {
  const face = control?.closest('label') ?? control;
  // A title that has the focus since its screen opened is no control.
  if (!face || /^(BODY|H\d)$/.test(face.tagName)) return false;
  const box = face.getBoundingClientRect();
  return (
    // What is as large as half the screen is no control.
    box.height < innerHeight / 2 &&
    said.left < box.right &&
    box.left < said.right &&
    said.top - gap < box.bottom &&
    box.top < said.bottom + gap
  );
}

/**
 * Puts what is said for a moment to the other end of the screen where it would cover the control that was used last.
 * By script: the first HTML of a page has no byte for it.
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
    element.style.translate = '';
    const box = element.getBoundingClientRect();
    if (covers(box, document.activeElement) || covers(box, pressed.current))
      element.style.translate = `0 ${Math.round(innerHeight - box.bottom - box.top)}px`;
  }, [turn]);
  return said;
}
