import fc from 'fast-check';
import {
  black,
  contrast,
  formatColor,
  legible,
  lowestContrast,
  mix,
  parseColor,
  white,
  type Rgb,
} from './color';

const channel = fc.integer({ min: 0, max: 255 });
const colors: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);

test('reads what it writes, and nothing else', () => {
  fc.assert(fc.property(colors, (color) => expect(parseColor(formatColor(color))).toEqual(color)));
  expect(parseColor('#FF7a00')).toEqual([255, 122, 0]);
  for (const wrong of ['#fff', 'red', '#12345g', '#1234567', '']) expect(parseColor(wrong)).toBeUndefined();
});

test('measures contrast as WCAG does', () => {
  expect(contrast(black, white)).toBeCloseTo(21);
  expect(contrast([119, 119, 119], white)).toBeCloseTo(4.48, 2);
  fc.assert(
    fc.property(colors, colors, (one, other) => expect(contrast(one, other)).toBe(contrast(other, one))),
  );
});

test('mixes from one end to the other', () => {
  expect(mix(black, white, 0)).toEqual(black);
  expect(mix(black, white, 1)).toEqual(white);
});

test('makes a colour legible wherever the pole is, and leaves a legible one alone', () => {
  fc.assert(
    fc.property(colors, colors, (color, ground) => {
      const pole = contrast(black, ground) > contrast(white, ground) ? black : white;
      const result = legible(color, pole, [ground], 4.5);
      expect(lowestContrast(result, [ground])).toBeGreaterThanOrEqual(4.5);
      if (contrast(color, ground) >= 4.5) expect(result).toEqual(color);
    }),
  );
});
