/** Rounds of drawing in which what was added appears, and what lies above it takes its real height. */
const mostFrames = 30;
/** In so many of them, one after the other, it stood in view. */
const enoughFrames = 3;

/** Draws to come; `requestAnimationFrame` of a window. */
type NextFrame = (act: () => void) => void;

const isInView = (element: Element): boolean => {
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0;
  const { top, bottom } = element.getBoundingClientRect();
  // What is higher than the phone fills it.
  return (top >= 0 && bottom <= height) || (top <= 0 && bottom >= height);
};

/**
 * Scrolls until an element stands in view, and stays with it while the page around it still grows: blocks off screen get
 * their height when they come near it.
 * @param find undefined while it is not drawn yet
 */
export function bringIntoView(find: () => Element | undefined, nextFrame: NextFrame): void {
  let seen = 0;
  const look = (frames: number): void => {
    const element = find();
    if (element && isInView(element)) seen += 1;
    else seen = 0;
    if (seen === 0) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (seen < enoughFrames && frames < mostFrames) nextFrame(() => look(frames + 1));
  };
  nextFrame(() => look(1));
}
