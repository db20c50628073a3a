import fc from 'fast-check';
import { fittingText } from './fittingText';
import { countGraphemes, firstGraphemes, graphemesOf, splitBySign } from './graphemes';

const family = '👨‍👩‍👧‍👦';
const signs = ['a', 'ñ', 'n\u0303', family, '🇲🇽', '👍🏽', '1️⃣', 'नि', '中', '\n', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '😀'];

test('what a person sees as one sign is one, with the browser’s own rules and without', () => {
  for (const sign of signs) expect([countGraphemes(sign), splitBySign(sign)]).toEqual([1, [sign]]);
  expect(countGraphemes('')).toBe(0);
  expect(firstGraphemes(`ab${family}c`, 3)).toBe(`ab${family}`);
});

const text = fc.array(fc.constantFrom(...signs), { maxLength: 30 }).map((all) => all.join(''));
const most = 20;

test('of what comes as much is taken as there is room for, and the rest is told; what stood there stays', () => {
  fc.assert(
    fc.property(text, fc.nat(), text, (held, place, came) => {
      const before = firstGraphemes(held, most);
      const parts = graphemesOf(before);
      const at = parts.slice(0, place % (parts.length + 1)).join('').length;
      const value = before.slice(0, at) + came + before.slice(at);
      const edit = { before, value, caret: at + came.length, isDeletingAhead: false };
      const fitting = fittingText(edit, most);
      expect(countGraphemes(fitting.text)).toBeLessThanOrEqual(most);
      const taken = came.slice(0, came.length - fitting.leftOut.length);
      expect(taken + fitting.leftOut).toBe(came);
      expect(fitting.text).toBe(before.slice(0, at) + taken + before.slice(at));
      expect(fitting.caret).toBe(at + taken.length);
      // Never inside a sign.
      expect(graphemesOf(came).join('')).toBe(came);
      expect(graphemesOf(taken).concat(graphemesOf(fitting.leftOut))).toEqual(graphemesOf(came));
      if (countGraphemes(value) <= most) expect(fitting.leftOut).toBe('');
    }),
  );
});

test('a word in the middle of a full text takes none of its end away', () => {
  const before = `${'x'.repeat(most - 3)}end`;
  const value = `and${before}`;
  expect(fittingText({ before, value, caret: 3, isDeletingAhead: false }, most)).toEqual({
    text: before,
    caret: 0,
    leftOut: 'and',
  });
});
