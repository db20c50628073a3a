import fc from 'fast-check';
import { bubbleSize, keepClear, keepInside, placeOf, pointOf, type Box, type Point } from './bubblePlace';

const pixels = fc.integer({ min: -2000, max: 2000 });
const points: fc.Arbitrary<Point> = fc.record({ left: pixels, top: pixels });
const rooms: fc.Arbitrary<Box> = fc
  .record({
    left: fc.integer({ min: 0, max: 40 }),
    top: fc.integer({ min: 0, max: 60 }),
    width: fc.integer({ min: 60, max: 1200 }),
    height: fc.integer({ min: 60, max: 1200 }),
  })
  .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));
const boxes: fc.Arbitrary<Box> = fc
  .record({
    left: pixels,
    top: pixels,
    width: fc.integer({ min: 1, max: 600 }),
    height: fc.integer({ min: 1, max: 600 }),
  })
  .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));

function expectInside({ left, top }: Point, room: Box): void {
  expect(left).toBeGreaterThanOrEqual(room.left);
  expect(top).toBeGreaterThanOrEqual(room.top);
  expect(left + bubbleSize).toBeLessThanOrEqual(room.right + 1e-6);
  expect(top + bubbleSize).toBeLessThanOrEqual(room.bottom + 1e-6);
}

test('stays inside, however far it is dragged', () => {
  fc.assert(fc.property(points, rooms, (point, room) => expectInside(keepInside(point, room), room)));
});

test('stays inside when the screen turns', () => {
  fc.assert(
    fc.property(points, rooms, rooms, (point, before, after) => {
      expectInside(pointOf(placeOf(point, before), after), after);
    }),
  );
});

test('comes back to where it was when nothing has changed', () => {
  fc.assert(
    fc.property(points, rooms, (point, room) => {
      const inside = keepInside(point, room);
      const again = pointOf(placeOf(inside, room), room);
      expect(again.left).toBeCloseTo(inside.left, 6);
      expect(again.top).toBeCloseTo(inside.top, 6);
    }),
  );
});

test('covers no control unless even the bar has one, and stays inside', () => {
  fc.assert(
    fc.property(points, rooms, fc.array(boxes, { maxLength: 6 }), (point, room, controls) => {
      const inside = keepInside(point, room);
      const clear = keepClear(inside, room, controls);
      expectInside(clear, room);
      const isCovering = (at: Point) =>
        controls.some(
          (box) =>
            at.left < box.right &&
            at.left + bubbleSize > box.left &&
            at.top < box.bottom &&
            at.top + bubbleSize > box.top,
        );
      if (isCovering(clear))
        expect(clear).toEqual({ left: Math.max(room.left, room.right - bubbleSize), top: room.top });
      if (!isCovering(inside)) expect(clear).toEqual(inside);
    }),
  );
});

test('a window smaller than the bubble shows its top left corner', () => {
  const room = { left: 8, top: 8, right: 40, bottom: 40 };
  expect(keepInside({ left: 500, top: 500 }, room)).toEqual({ left: 8, top: 8 });
  expect(pointOf({ across: 1, down: 1 }, room)).toEqual({ left: 8, top: 8 });
});
