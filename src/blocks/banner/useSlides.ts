import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { clamp } from '../../kernel/clamp';
import { slideIntervals } from '../../template/limits';

export interface Turning {
  readonly current: number;
  /** False once the visitor has stopped the slides. */
  readonly isPlaying: boolean;
  readonly show: (index: number) => void;
  readonly toggle: () => void;
  readonly onScroll: () => void;
  readonly pauseHandlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onTouchStart: () => void;
    readonly onTouchEnd: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

const stillness = '(prefers-reduced-motion: reduce)';

function listenToStillness(changed: () => void): () => void {
  const query = window.matchMedia(stillness);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const wantsStillness = (): boolean => window.matchMedia(stillness).matches;

/** Turns slides by themselves once the page is alive; rests under a finger, a pointer, the focus, or when asked to. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number, intervalMs: number): Turning {
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<boolean>();
  const isStill = useSyncExternalStore(listenToStillness, wantsStillness, () => false);
  const isPlaying = choice ?? !isStill;
  const [isHeld, setHeld] = useState(false);
  const show = (index: number): void => {
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth });
  };

  useEffect(() => {
    if (count < 2 || !isPlaying || isHeld) return undefined;
    const timer = setInterval(
      () => {
        const element = track.current;
        if (!document.hidden) element?.scrollTo({ left: ((current + 1) % count) * element.clientWidth });
      },
      clamp(intervalMs, slideIntervals.least, slideIntervals.most),
    );
    return () => clearInterval(timer);
  }, [track, count, intervalMs, current, isPlaying, isHeld]);

  const hold = (): void => setHeld(true);
  const release = (): void => setHeld(false);
  return {
    current,
    isPlaying,
    show,
    toggle: () => setChoice(!isPlaying),
    onScroll: () => {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
      if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
    },
    pauseHandlers: {
      onPointerEnter: hold,
      onPointerLeave: release,
      onTouchStart: hold,
      onTouchEnd: release,
      onFocus: hold,
      onBlur: release,
    },
  };
}
