import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  bubbleSize,
  keepClear,
  keepInside,
  placeOf,
  pointOf,
  type Box,
  type BubblePlace,
  type Point,
} from './bubblePlace';

/** Px that the pointer has to travel before a tap becomes a drag. */
const dragThreshold = 6;
const keyStep = 24;
/** The bubble waits this long for scrolling to end, in ms. */
const scrollPause = 120;
const edge = 4;
/** The bottom of the screen, in px, is kept for controls and for gestures of the phone. */
const keptBottom = 96;

/** Lower edge of the top bar, under which the content passes. */
const barBottom = ({ document }: Window): number =>
  document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;

/** Where the bubble may be: the window without its edges, the notch and the area of the bottom controls. */
function roomOf(view: Window): Box {
  const { clientWidth, clientHeight } = view.document.documentElement;
  const top = Math.max(0, barBottom(view) - bubbleSize);
  return { left: edge, top, right: clientWidth - edge, bottom: clientHeight - keptBottom };
}

function controlBoxes(view: Window): Box[] {
  const hidden = barBottom(view);
  return [...view.document.querySelectorAll('[data-pay-control]')]
    .map((control) => control.getBoundingClientRect())
    .map(({ left, top, right, bottom }) => ({ left, top: Math.max(top, hidden), right, bottom }))
    .filter(({ top, bottom }) => bottom > top);
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { left: -keyStep, top: 0 },
  ArrowRight: { left: keyStep, top: 0 },
  ArrowUp: { left: 0, top: -keyStep },
  ArrowDown: { left: 0, top: keyStep },
};

interface Drag {
  readonly pointer: number;
  /** From the pointer to the bubble's corner. */
  readonly offset: Point;
  readonly start: Point;
  readonly isMoving: boolean;
}

/** Moves an element of fixed position. Written past React: a drag draws at the pointer's own pace. */
function draw(element: HTMLElement, { left, top }: Point): void {
  element.style.setProperty('--bubble-left', `${left}px`);
  element.style.setProperty('--bubble-top', `${top}px`);
}

/** Calls back after the window or the content has changed its size, and once scrolling has come to rest. */
function whenRestless(view: Window, settle: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settleSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, scrollPause);
  };
  const content = new ResizeObserver(settleSoon);
  content.observe(view.document.body);
  view.addEventListener('resize', settle);
  view.addEventListener('scroll', settleSoon, { passive: true });
  return () => {
    clearTimeout(timer);
    content.disconnect();
    view.removeEventListener('resize', settle);
    view.removeEventListener('scroll', settleSoon);
  };
}

/**
 * A bubble that can be dragged anywhere in the window, rests only where it covers no pay control, and comes back to
 * where it was put as soon as that place is free.
 */
export function useBubble(place: BubblePlace, onMoved: (place: BubblePlace) => void) {
  const element = useRef<HTMLAnchorElement>(null);
  const drag = useRef<Drag>(undefined);
  const wasDragged = useRef(false);
  const [isPlaced, setPlaced] = useState(false);
  const [isDragged, setDragged] = useState(false);

  const rest = useCallback(() => {
    if (!element.current || drag.current?.isMoving) return;
    const room = roomOf(window);
    draw(element.current, keepClear(pointOf(place, room), room, controlBoxes(window)));
    setPlaced(true);
  }, [place]);

  useEffect(() => {
    rest();
    return whenRestless(window, rest);
  }, [rest]);

  const pointAt = ({ clientX, clientY }: PointerEvent, { offset }: Drag): Point =>
    keepInside({ left: clientX + offset.left, top: clientY + offset.top }, roomOf(window));

  function onPointerDown(event: PointerEvent<HTMLAnchorElement>) {
    if (event.button !== 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const start = { left: event.clientX, top: event.clientY };
    drag.current = {
      pointer: event.pointerId,
      offset: { left: left - start.left, top: top - start.top },
      start,
      isMoving: false,
    };
    wasDragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent<HTMLAnchorElement>) {
    const current = drag.current;
    if (current?.pointer !== event.pointerId) return;
    const way = Math.hypot(event.clientX - current.start.left, event.clientY - current.start.top);
    if (!current.isMoving && way < dragThreshold) return;
    if (!current.isMoving) setDragged(true);
    drag.current = { ...current, isMoving: true };
    wasDragged.current = true;
    draw(event.currentTarget, pointAt(event, current));
  }

  function endDrag(event: PointerEvent<HTMLAnchorElement>) {
    const current = drag.current;
    if (current?.pointer !== event.pointerId) return;
    drag.current = undefined;
    setDragged(false);
    if (current.isMoving) onMoved(placeOf(pointAt(event, current), roomOf(window)));
  }

  function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const room = roomOf(window);
    const { left, top } = pointOf(place, room);
    onMoved(placeOf({ left: left + step.left, top: top + step.top }, room));
  }

  /** The click that ends a drag goes nowhere. */
  function onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    element,
    isPlaced,
    isDragged,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
      onKeyDown,
      onClickCapture,
    },
  };
}
