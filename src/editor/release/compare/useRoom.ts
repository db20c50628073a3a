import { useCallback, useState } from 'react';

/** A phone's width, in px, for which the host draws. */
const phoneWidth = 360;

const gap = 16;

/** Below this a phone's text can't be read any more. */
const smallestScale = 0.7;

type Measure = (element: HTMLElement | null) => (() => void) | undefined;

export interface Room {
  /** By which a phone is drawn smaller, so that it fits. */
  readonly scale: number;
  /** There is room for one phone, not for two. */
  readonly isNarrow: boolean;
}

/** How large phones can be drawn in the room of an element, and the ref that measures it. */
export function useRoom(isPair: boolean): readonly [Room, Measure] {
  const [width, setWidth] = useState(2 * phoneWidth + gap);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scaleOf = (count: number): number => Math.min(1, (width - gap * (count - 1)) / count / phoneWidth);
  const isNarrow = isPair && scaleOf(2) < smallestScale;
  return [{ isNarrow, scale: scaleOf(isPair && !isNarrow ? 2 : 1) }, measure];
}
