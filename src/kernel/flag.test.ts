import { isOne } from './flag';

describe('isOne', () => {
  it.each([1, '1', ' 1 ', '1.0', true])('takes %j for a yes', (value) => expect(isOne(value)).toBe(true));
  it.each([0, '0', '', ' ', null, undefined, 2, 'yes', false, [1], {}])('takes %j for a no', (value) =>
    expect(isOne(value)).toBe(false),
  );
});
