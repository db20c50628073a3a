import fc from 'fast-check';
import { groupPhone, mostPhoneDigits, phoneRuleOf, type PhoneRule } from '../../kernel/phoneGroups';
import { phoneDigits, phoneShapes } from './phoneNumber';

test.each([
  ['+52 55 1234 5678', 'mx', '5512345678'],
  ['+521 55 1234 5678', 'mx', '5512345678'],
  ['0052 (55) 1234-5678', 'mx', '5512345678'],
  ['525512345678', 'mx', '5512345678'],
  ['+52 55 12', 'mx', '5512'],
  ['52712345678', 'mx', '52712345678'],
  ['55123456789', 'mx', '55123456789'],
  ['+52 55 1234 5678 9', 'mx', '55123456789'],
  ['+91 98765-43210', 'in', '9876543210'],
  ['09876543210', 'in', '9876543210'],
  ['+91 (0) 98765-43210', 'in', '9876543210'],
  ['98765432101', 'in', '98765432101'],
  ['098765432101', 'in', '98765432101'],
  ['+86 138 0013 8000', 'cn', '13800138000'],
  ['１３８００１３８０００', 'cn', '13800138000'],
  ['abc', 'cn', ''],
] as const)('%p by rule %s is %p', (typed, rule, digits) => expect(phoneDigits(typed, rule)).toBe(digits));

test.each([
  ['13800138000', 'cn', '138 0013 8000'],
  ['1380', 'cn', '138 0'],
  ['5512345678', 'mx', '55 1234 5678'],
  ['55123456789', 'mx', '55 1234 56789'],
  ['55', 'mx', '55'],
  ['9876543210', 'in', '98765 43210'],
  ['987654', 'in', '98765 4'],
  ['', 'in', ''],
] as const)('%p by rule %s is shown as %p', (digits, rule, shown) =>
  expect(groupPhone(digits, rule)).toBe(shown),
);

test.each([
  ['5512345678', 2, 'mx'],
  ['9876543210', 1, 'in'],
  ['13800138000', 2, 'cn'],
  ['', 2, 'mx'],
] as const)(
  '%p, where nobody says whose it is and the brand speaks %i, is a number of %s',
  (digits, languageType, rule) => {
    expect(phoneRuleOf(digits, languageType)).toBe(rule);
  },
);

test.each(['cn', 'mx', 'in'] as const)('the example of %s is grouped as what is typed', (rule) => {
  const { example } = phoneShapes[rule];
  expect(groupPhone(phoneDigits(example, rule), rule)).toBe(example);
});

const rules = fc.constantFrom<PhoneRule>('cn', 'mx', 'in');

test('whatever is typed gives digits, no more than a field takes, that reading again leaves alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), rules, (typed, rule) => {
      const digits = phoneDigits(typed, rule);
      expect(digits).toMatch(/^[0-9]*$/);
      expect(digits.length).toBeLessThanOrEqual(mostPhoneDigits);
      expect(phoneDigits(groupPhone(digits, rule), rule)).toBe(digits);
    }),
  );
});

const lengths: Readonly<Record<PhoneRule, number>> = { cn: 11, mx: 10, in: 10 };

test('a number with a digit too many never becomes another one, where a field has room for it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<PhoneRule>('mx', 'in'),
      fc.stringMatching(/^[1-9][0-9]{10}$/),
      (rule, typed) => {
        expect(phoneDigits(typed, rule)).toBe(typed);
      },
    ),
  );
});

test('a whole number is the same with its country code', () => {
  fc.assert(
    fc.property(rules, fc.nat(10 ** 9 - 1), (rule, tail) => {
      const { code } = phoneShapes[rule];
      const number = `7${String(tail).padStart(lengths[rule] - 1, '0')}`;
      expect(phoneDigits(`+${code} ${number}`, rule)).toBe(number);
      expect(phoneDigits(code + number, rule)).toBe(number);
    }),
  );
});
