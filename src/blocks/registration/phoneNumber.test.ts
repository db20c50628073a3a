import fc from 'fast-check';
import type { PhoneRule } from './phoneNumber';
import { groupPhone, phoneDigits, phoneShapes } from './phoneNumber';

test.each([
  ['+52 55 1234 5678', 'mx', '5512345678'],
  ['+521 55 1234 5678', 'mx', '5512345678'],
  ['0052 (55) 1234-5678', 'mx', '5512345678'],
  ['525512345678', 'mx', '5512345678'],
  ['+52 55 12', 'mx', '5512'],
  ['52712345678', 'mx', '5271234567'],
  ['55123456789', 'mx', '5512345678'],
  ['+91 98765-43210', 'in', '9876543210'],
  ['09876543210', 'in', '9876543210'],
  ['+86 138 0013 8000', 'cn', '13800138000'],
  ['１３８００１３８０００', 'cn', '13800138000'],
  ['abc', 'cn', ''],
] as const)('%p by rule %s is %p', (typed, rule, digits) => expect(phoneDigits(typed, rule)).toBe(digits));

test.each([
  ['13800138000', 'cn', '138 0013 8000'],
  ['1380', 'cn', '138 0'],
  ['5512345678', 'mx', '55 1234 5678'],
  ['9876543210', 'in', '98765 43210'],
  ['', 'mx', ''],
] as const)('%p by rule %s is shown as %p', (digits, rule, shown) => expect(groupPhone(digits, rule)).toBe(shown));

const rules = fc.constantFrom<PhoneRule>('cn', 'mx', 'in');

test('whatever is typed gives digits, no more than the rule has, that reading again leaves alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), rules, (typed, rule) => {
      const digits = phoneDigits(typed, rule);
      expect(digits).toMatch(/^[0-9]*$/);
      expect(digits.length).toBeLessThanOrEqual(phoneShapes[rule].digits);
      expect(phoneDigits(groupPhone(digits, rule), rule)).toBe(digits);
    }),
  );
});

test('a whole number is the same with its country code', () => {
  fc.assert(
    fc.property(rules, fc.nat(10 ** 9 - 1), (rule, tail) => {
      const { code, digits } = phoneShapes[rule];
      const number = `7${String(tail).padStart(digits - 1, '0')}`;
      expect(phoneDigits(`+${code} ${number}`, rule)).toBe(number);
      expect(phoneDigits(code + number, rule)).toBe(number);
    }),
  );
});
