/** @jest-environment jsdom */
import { bringIntoView } from './bringIntoView';

/** A page of 800 px: an element that is drawn late, and pushed out of view while what lies above it grows. */
function openPage(events: Readonly<Record<number, (place: { top: number | undefined }) => void>>) {
  const place: { top: number | undefined } = { top: undefined };
  const element = document.createElement('div');
  const scrolled: number[] = [];
  let frame = 0;
  Object.assign(window, { innerHeight: 800 });
  element.getBoundingClientRect = () => ({ top: place.top, bottom: (place.top ?? 0) + 100 }) as DOMRect;
  element.scrollIntoView = () => {
    scrolled.push(frame);
    place.top = 350;
  };
  const waiting: (() => void)[] = [];
  bringIntoView(
    () => (place.top === undefined ? undefined : element),
    (act) => void waiting.push(act),
  );
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    frame += 1;
    events[frame]?.(place);
    next();
  }
  return { scrolled, frame, top: place.top };
}

test('a block that is drawn late is scrolled to, and again where the page grows above it', () => {
  const page = openPage({
    4: (place) => (place.top = 2_000),
    6: (place) => (place.top = 900),
  });
  expect(page).toEqual({ scrolled: [4, 6], frame: 9, top: 350 });
});

test('a block that is in view stays where it is, and one that never comes ends the wait', () => {
  expect(openPage({ 1: (place) => (place.top = 600) }).scrolled).toEqual([]);
  expect(openPage({})).toMatchObject({ scrolled: [], frame: 30 });
});
