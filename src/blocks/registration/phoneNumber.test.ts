import fc from 'fast-check';
import { groupPhone, maxPhoneDigits, type PhoneRule, phoneRuleOf } from '../../kernel/phoneGroups';
import { editPhone, phoneDigits, phoneShapes } from './phoneNumber';

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
      expect(digits.length).toBeLessThanOrEqual(maxPhoneDigits);
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

/** A field as a picture: the bar is the caret. */
function after(before: string, key: string, rule: PhoneRule): string {
  const [left = '', right = ''] = before.split('|');
  const [value, isDeletingAhead] =
    key === 'Backspace'
      ? [left.slice(0, -1) + right, false]
      : key === 'Delete'
        ? [left + right.slice(1), true]
        : [left + key + right, false];
  const caret = value.length - (isDeletingAhead ? right.length - 1 : right.length);
  const digits = (left + right).replace(/ /g, '');
  const edited = editPhone(digits, { value, caret, isDeletingAhead }, rule);
  const shown = groupPhone(edited.digits, rule);
  return `${shown.slice(0, edited.caret)}|${shown.slice(edited.caret)}`;
}

test.each([
  ['55|', '1', 'mx', '55 1|'],
  ['55 1|234 567', '9', 'mx', '55 19|23 4567'],
  ['|5 1234 567', '5', 'mx', '5|5 1234 567'],
  ['55 12|34 5678', 'Backspace', 'mx', '55 1|345 678'],
  ['55 |1234 5678', 'Backspace', 'mx', '5|1 2345 678'],
  ['55| 1234 5678', 'Delete', 'mx', '55| 2345 678'],
  ['55 1234 56|78', 'Delete', 'mx', '55 1234 56|8'],
  ['98765 |43210', 'Backspace', 'in', '9876|4 3210'],
  ['98765| 43210', 'Delete', 'in', '98765| 3210'],
  ['138 |0013 800', '9', 'cn', '138 9|001 3800'],
  ['|', '+52 55 1234 5678', 'mx', '55 1234 5678|'],
  ['|78', '+52 55 1234 56', 'mx', '55 1234 56|78'],
  ['98|10', '765432', 'in', '98765 432|10'],
  ['138 0|', '５', 'cn', '138 05|'],
] as const)('%p, then %p by rule %s is %p', (before, key, rule, expected) =>
  expect(after(before, key, rule)).toBe(expected),
);

test.each(['cn', 'mx', 'in'] as const)(
  'the same number pasted over itself without its spaces stays as it is: %s',
  (rule) => {
    const before = '5512345678';
    const input = { value: before, caret: before.length, isDeletingAhead: false };
    expect(editPhone(before, input, rule)).toEqual({
      digits: before,
      caret: groupPhone(before, rule).length,
    });
  },
);

test('wherever a digit is deleted or typed, the caret stays beside it and no other digit changes', () => {
  const field = fc.record({
    rule: fc.constantFrom<PhoneRule>('cn', 'mx', 'in'),
    // No number that begins as a country's code does: that is another matter.
    digits: fc.stringMatching(/^[3-7][0-9]{0,9}$/).filter((digits) => !digits.startsWith('52')),
    place: fc.nat(),
  });
  fc.assert(
    fc.property(field, fc.constantFrom('Backspace', 'Delete', '6'), ({ rule, digits, place }, key) => {
      const shown = groupPhone(digits, rule);
      const caret = place % (shown.length + 1);
      const behind = shown.slice(0, caret).replace(/ /g, '').length;
      const expected = {
        Backspace: [digits.slice(0, Math.max(0, behind - 1)), digits.slice(behind)],
        Delete: [digits.slice(0, behind), digits.slice(behind + 1)],
        6: [`${digits.slice(0, behind)}6`, digits.slice(behind)],
      }[key];
      // Nothing stands there to delete.
      fc.pre(!(key === 'Backspace' && caret === 0) && !(key === 'Delete' && caret === shown.length));
      const result = after(`${shown.slice(0, caret)}|${shown.slice(caret)}`, key, rule);
      expect(result.replace(/ /g, '')).toBe(expected.join('|'));
    }),
  );
});
