import fc from 'fast-check';
import { identifierText } from './identifier';

describe('identifierText', () => {
  it.each([
    ['r1', 'r1'],
    [' 7 ', '7'],
    [7, '7'],
    [9_007_199_254_740_991, '9007199254740991'],
  ])('of %j is %j', (value, text) => {
    expect(identifierText(value)).toBe(text);
  });

  it.each([null, undefined, '', ' ', 1.5, NaN, Infinity, 2 ** 53, true, {}, [1], () => 1])(
    'of %p is none',
    (value) => {
      expect(identifierText(value)).toBe('');
    },
  );

  it('a number in JSON is told as it stood there, or not at all', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), (number) => {
        expect(['', String(number)]).toContain(identifierText(JSON.parse(String(number))));
      }),
    );
  });
});
