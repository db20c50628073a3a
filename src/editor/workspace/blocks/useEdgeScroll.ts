import { useEffect } from 'react';

/** How near an edge scrolling begins, in CSS pixels, and how fast it is at the edge itself, in pixels a frame. */
const reach = 72;
const fastest = 18;

/** Pixels to scroll by: up (negative) or down, faster the nearer `y` is to an edge, also beyond it. */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  const room = Math.min(reach, (bottom - top) / 3);
  const depth = (distance: number): number => Math.min(1, Math.max(0, 1 - distance / room));
  const up = depth(y - top);
  const down = depth(bottom - y);
  return Math.trunc((down - up) * fastest);
}

/** Whether Puck drags a block, from the canvas or from the list of blocks to add. */
const isDragging = (frame: Document): boolean => frame.querySelector('[data-puck-dragging]') !== null;

/** Scrolls the canvas while a block is dragged near its top or bottom, also while the mouse rests there. */
export function useEdgeScroll(frame: Document | undefined): void {
  useEffect(() => {
    const view = frame?.defaultView;
    if (!frame || !view) return;
    let y = 0;
    let request = 0;
    const scroll = (): void => {
      request = 0;
      if (!isDragging(frame)) return;
      const by = edgeSpeed(y, 0, view.innerHeight);
      if (by === 0) return;
      view.scrollBy({ top: by, behavior: 'instant' });
      request = view.requestAnimationFrame(scroll);
    };
    const follow = (place: number): void => {
      if (!isDragging(frame)) return;
      y = place;
      if (request === 0) request = view.requestAnimationFrame(scroll);
    };
    const stop = (): void => {
      view.cancelAnimationFrame(request);
      request = 0;
    };
    const inFrame = ({ clientY }: PointerEvent): void => follow(clientY);
    // A drag that began outside the canvas is told to the window around it; Puck repeats there what the canvas hears.
    const around = ({ clientX, clientY, isTrusted }: PointerEvent): void => {
      const box = view.frameElement?.getBoundingClientRect();
      if (!box || !isTrusted) return;
      if (clientX < box.left || clientX > box.right) stop();
      else follow(clientY - box.top);
    };
    frame.addEventListener('pointermove', inFrame, true);
    document.addEventListener('pointermove', around, true);
    frame.addEventListener('pointerup', stop, true);
    document.addEventListener('pointerup', stop, true);
    return () => {
      stop();
      frame.removeEventListener('pointermove', inFrame, true);
      document.removeEventListener('pointermove', around, true);
      frame.removeEventListener('pointerup', stop, true);
      document.removeEventListener('pointerup', stop, true);
    };
  }, [frame]);
}
