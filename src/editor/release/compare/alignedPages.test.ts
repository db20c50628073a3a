import fc from 'fast-check';
import { alignPages, type Anchor } from './alignedPages';

const length = fc.integer({ min: 0, max: 4_000 });
const stretches = fc.array(fc.record({ before: length, after: length }), { maxLength: 12 });

/** Anchors from the lengths between them, and the heights that the last one ends at. */
function pagesOf(lengths: readonly Anchor[]): { anchors: Anchor[]; heights: Anchor } {
  const anchors: Anchor[] = [];
  let end: Anchor = { before: 0, after: 0 };
  for (const { before, after } of lengths) {
    anchors.push(end);
    end = { before: end.before + before, after: end.after + after };
  }
  return { anchors, heights: end };
}

const sides = ['before', 'after'] as const;

test('a block that both pages have is at the top of both at the same place', () => {
  const aligned = alignPages([{ before: 100, after: 400 }], { before: 300, after: 600 });
  const place = aligned.placeOf('after', 400);
  expect([aligned.offsetAt('before', place), aligned.offsetAt('after', place)]).toEqual([100, 400]);
  // What is new passes by while the old page goes a third of the way.
  expect(aligned.offsetAt('before', 200)).toBe(50);
  expect(aligned.height).toBe(600);
});

test('all of both pages passes by, forwards and never faster than it is scrolled', () => {
  fc.assert(
    fc.property(stretches, fc.integer({ min: 1, max: 800 }), (lengths, screen) => {
      const { anchors, heights } = pagesOf(lengths);
      const aligned = alignPages(anchors, heights);
      for (const side of sides) {
        const last = Math.max(0, aligned.height - screen);
        // At the end of the way the end of each page is on the screen.
        expect(aligned.offsetAt(side, last) + screen).toBeGreaterThanOrEqual(heights[side] - 0.001);
        expect(aligned.offsetAt(side, 0)).toBe(0);
        let previous = 0;
        for (let place = 0; place <= aligned.height; place += 97) {
          const offset = aligned.offsetAt(side, place);
          expect(offset).toBeGreaterThanOrEqual(previous - 0.001);
          expect(offset - previous).toBeLessThanOrEqual(97.001);
          previous = offset;
        }
      }
    }),
  );
});

test('the place of a block leads back to it', () => {
  fc.assert(
    fc.property(stretches, fc.integer({ min: 0, max: 8_000 }), (lengths, wanted) => {
      const { anchors, heights } = pagesOf(lengths);
      const aligned = alignPages(anchors, heights);
      for (const side of sides) {
        const offset = Math.min(wanted, heights[side]);
        expect(aligned.offsetAt(side, aligned.placeOf(side, offset))).toBeCloseTo(offset, 3);
      }
    }),
  );
});

test('what contradicts an earlier anchor is passed over', () => {
  const heights = { before: 900, after: 900 };
  const crossed = [
    { before: 500, after: 100 },
    { before: 200, after: 300 },
    { before: 2_000, after: 400 },
  ];
  expect(alignPages(crossed, heights).height).toBe(alignPages(crossed.slice(0, 1), heights).height);
});
