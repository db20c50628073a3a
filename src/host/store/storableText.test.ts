import { boundedLine, storableText } from './storableText';

it('keeps lines and pairs, and leaves out what no database holds', () => {
  expect(storableText('a\0b\nc\td 😀')).toBe('ab\nc\td 😀');
  expect(storableText('\ud83d a \ude00\ud83d')).toBe(' a ');
});

it('makes one line that fits', () => {
  expect(boundedLine(' a\0b\nc\u0085d ', 10)).toBe('a b c d');
  expect(boundedLine('abc😀', 4)).toBe('abc');
  expect(boundedLine('abc😀', 5)).toBe('abc😀');
});
