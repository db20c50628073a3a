import { isEmptyOrZero, isOne, shownDay, shownText } from './shownValue';

describe('shownText', () => {
  it.each([
    [17, '17'],
    [9_007_199_254_740_991, '9007199254740991'],
    ['  a ', 'a'],
    [0.5, '0.5'],
    [null, ''],
  ])('of %j is %j', (value, text) => {
    expect(shownText(value)).toBe(text);
  });

  it('is empty for a number whose last digits were lost on the way: it could be another’s reference', () => {
    expect(shownText(JSON.parse('646180157012345678') as number)).toBe('');
  });
});

describe('isEmptyOrZero', () => {
  it.each([null, undefined, '', '  ', 0, '0', '0.00', '$0.00', '₹ 0', '-0', '0,00'])('hides %j', (value) => {
    expect(isEmptyOrZero(value)).toBe(true);
  });

  it.each([1, '1', '0.01', '$0.10', '0 %', '0 días', 'cero', -5, '00x'])('shows %j', (value) => {
    expect(isEmptyOrZero(value)).toBe(false);
  });
});

describe('shownDay', () => {
  it('shows words and days as they come', () => {
    expect(shownDay('12/03/2026', 0)).toBe('12/03/2026');
    expect(shownDay(null, 0)).toBe('');
    expect(shownDay(20260312, 0)).toBe('20260312');
  });

  it('reads epoch seconds and milliseconds', () => {
    const evening = Date.UTC(2026, 2, 12, 20);
    expect(shownDay(evening, 0)).toBe('2026-03-12');
    expect(shownDay(String(evening / 1000), 330)).toBe('2026-03-13');
  });
});

describe('isOne', () => {
  it.each([1, '1', ' 1 ', '1.0', true])('takes %j for a yes', (value) => expect(isOne(value)).toBe(true));
  it.each([0, '0', '', ' ', null, undefined, 2, 'yes', false, [1], {}])('takes %j for a no', (value) =>
    expect(isOne(value)).toBe(false),
  );
});
