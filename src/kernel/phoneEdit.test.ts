import fc from 'fast-check';
import { editPhone, shownPhone } from './phoneEdit';
import type { PhoneRule } from './phoneGroups';
import { phoneShapes, readPhone } from './phoneNumber';

test.each([
  ['+52 55 1234 5678', 'mx', '5512345678'],
  ['+521 55 1234 5678', 'mx', '5512345678'],
  ['+52 1 55 1234 5678', 'mx', '5512345678'],
  ['0052 (55) 1234-5678', 'mx', '5512345678'],
  ['525512345678', 'mx', '5512345678'],
  ['044 55 1234 5678', 'mx', '5512345678'],
  ['045 55 1234 5678', 'mx', '5512345678'],
  ['01 55 1234 5678', 'mx', '5512345678'],
  ['+52 (044) 55 1234 5678', 'mx', '5512345678'],
  ['55 1234 5678 ext. 123', 'mx', '5512345678'],
  ['55 1234 5678, extensión 12', 'mx', '5512345678'],
  ['55 1234 5678 x12', 'mx', '5512345678'],
  ['tel:+52-55-1234-5678;ext=9', 'mx', '5512345678'],
  ['WhatsApp: +52 55 1234 5678', 'mx', '5512345678'],
  ['55 1234 5678 / 5512345678', 'mx', '5512345678'],
  ['5212345678', 'mx', '5212345678'],
  ['\u202a+52 55 1234 5678\u202c', 'mx', '5512345678'],
  ['+91 98765-43210', 'in', '9876543210'],
  ['09876543210', 'in', '9876543210'],
  ['0091 98765 43210', 'in', '9876543210'],
  ['+91 (0) 98765-43210', 'in', '9876543210'],
  ['९८७६५ ४३२१०', 'in', '9876543210'],
  ['9198765432', 'in', '9198765432'],
  ['+86 138 0013 8000', 'cn', '13800138000'],
  ['１３８００１３８０００', 'cn', '13800138000'],
  ['55 1234 5678, 55 8765 4321', 'mx', undefined],
  ['+1 212 555 0100', 'mx', undefined],
  ['+65 9123 4567', 'mx', undefined],
  ['+52 1551234567', 'mx', undefined],
  ['55123456789', 'mx', undefined],
  ['01 55 3812 99', 'mx', undefined],
  ['0445538129', 'mx', undefined],
  ['1553812990', 'mx', undefined],
  ['+52 0155381299', 'mx', undefined],
  ['0987654321', 'in', undefined],
  ['01380013800', 'cn', undefined],
  ['98765432101', 'in', undefined],
  ['call me', 'in', undefined],
] as const)('%p by rule %s tells %p', (text, rule, number) => expect(readPhone(text, rule)).toBe(number));

test.each([
  ['5512345678', 'mx', '55 1234 5678'],
  ['55123456789', 'mx', '55 1234 56789'],
  ['987654', 'in', '98765 4'],
  ['1380', 'cn', '138 0'],
  ['', 'in', ''],
  ['+1212', 'mx', '+1212'],
  ['55 1234 5678 / 55 8765 4321', 'mx', '55 1234 5678 / 55 8765 4321'],
] as const)('%p by rule %s is shown as %p', (phone, rule, shown) =>
  expect(shownPhone(phone, rule)).toBe(shown),
);

test.each(['cn', 'mx', 'in'] as const)('the example of %s is grouped as what is typed', (rule) => {
  const { example } = phoneShapes[rule];
  expect(shownPhone(readPhone(example, rule) ?? '', rule)).toBe(example);
});

const rules = fc.constantFrom<PhoneRule>('cn', 'mx', 'in');
const numbers: Readonly<Record<PhoneRule, RegExp>> = {
  cn: /^1[3-9][0-9]{9}$/,
  mx: /^[2-9][0-9]{9}$/,
  in: /^[6-9][0-9]{9}$/,
};
const prefixes: Readonly<Record<PhoneRule, readonly string[]>> = {
  cn: ['', '+86', '0086', '86', '0', '+86 (0)'],
  mx: ['', '+52', '+521', '+52 1 ', '0052', '52', '044', '045 ', '01-', '+52 01 ', '+52 044'],
  in: ['', '+91', '0091 ', '91', '0', '+91 (0)', '+91-0'],
};
/** A whole number of a country as people write it, and its digits. */
const written = rules.chain((rule) =>
  fc.record({
    rule: fc.constant(rule),
    number: fc.stringMatching(numbers[rule]),
    prefix: fc.constantFrom(...prefixes[rule]),
    gap: fc.constantFrom('', ' ', '-', '.', '\u00a0', '‑'),
    at: fc.integer({ min: 1, max: 9 }),
    zero: fc.constantFrom(0x30, 0x966, 0x660, 0xff10, 0x9e6, 0xbe6),
    extension: fc.constantFrom('', ' ext. 12', ' x4', ' #123'),
  }),
);
type Written = typeof written extends fc.Arbitrary<infer Value> ? Value : never;
const textOf = ({ number, prefix, gap, at, zero, extension }: Written): string =>
  (prefix + number.slice(0, at) + gap + number.slice(at) + extension).replace(/\d/g, (digit) =>
    String.fromCodePoint(zero + Number(digit)),
  );

const prefixDigits = ({ prefix }: Written): string => prefix.replace(/\D/g, '');

/** A text put into a field that shows something already, at any place. */
function put(shown: string, place: number, text: string, rule: PhoneRule): string {
  const at = place % (shown.length + 1);
  const value = shown.slice(0, at) + text + shown.slice(at);
  return editPhone({ before: shown, value, caret: at + text.length, isDeletingAhead: false }, rule).phone;
}
const held = fc.stringMatching(/^[0-9]{0,11}$/);

test('a whole number is read wherever it is pasted, whatever the field held', () => {
  fc.assert(
    fc.property(written, held, fc.nat(), (text, before, place) => {
      const { rule, number } = text;
      expect(put(shownPhone(before, rule), place, textOf(text), rule)).toBe(number);
    }),
  );
});

test('a number that was cut is none: every digit stays', () => {
  fc.assert(
    fc.property(written, fc.integer({ min: 1, max: 9 }), (text, cut) => {
      const { rule, number } = text;
      const digits = (prefixDigits(text) + number).slice(0, -cut);
      const phone = put('', 0, digits, rule);
      // One digit less may still be a number of the country, where the prefix may be none.
      if (!numbers[rule].test(digits)) expect(readPhone(phone, rule)).toBeUndefined();
      expect(phone).toBe(digits);
    }),
  );
});

test('two numbers are none: every digit stays, and what stays is no number', () => {
  fc.assert(
    fc.property(
      written,
      held,
      fc.nat(),
      fc.constantFrom(' / ', ', ', ' o ', '\n', ' '),
      (one, before, place, between) => {
        const { rule, number } = one;
        const other = number.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
        const phone = put(shownPhone(before, rule), place, `${number}${between}${other}`, rule);
        expect(readPhone(phone, rule)).toBeUndefined();
        const digits = phone.replace(/\D/g, '');
        expect(digits).toContain(number + other);
        expect(digits.length).toBe(before.length + 2 * number.length);
      },
    ),
  );
});

test('typed key by key, with whatever stands before it, a number is that number', () => {
  fc.assert(
    fc.property(written, (text) => {
      const { rule, number } = text;
      let phone = '';
      for (const key of textOf({ ...text, extension: '' })) {
        const before = shownPhone(phone, rule);
        phone = editPhone(
          { before, value: before + key, caret: before.length + 1, isDeletingAhead: false },
          rule,
        ).phone;
      }
      expect(phone).toBe(number);
    }),
  );
});

test('a digit too many never becomes another number', () => {
  fc.assert(
    fc.property(rules, held, fc.nat(), fc.stringMatching(/^[0-9]$/), (rule, before, place, key) => {
      const shown = shownPhone(before, rule);
      const phone = put(shown, place, key, rule);
      const at = shown.slice(0, place % (shown.length + 1)).replace(/ /g, '').length;
      const all = before.slice(0, at) + key + before.slice(at);
      expect([all, before, readPhone(all, rule)]).toContain(phone);
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
  const edited = editPhone({ before: left + right, value, caret, isDeletingAhead }, rule);
  const shown = shownPhone(edited.phone, rule);
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
  ['138 |0013 8000', '9', 'cn', '138 |0013 8000'],
  ['138 0013 8000|', '1', 'cn', '138 0013 8000|'],
  ['|', '+52 55 1234 5678', 'mx', '55 1234 5678|'],
  ['|', '+52 55 12', 'mx', '+525512|'],
  ['|', '+52 1 55 1234 567', 'mx', '+521551234567|'],
  ['|', '+65 9123 4567', 'mx', '+6591234567|'],
  ['|78', '+52 55 1234 56', 'mx', '55 1234 56|78'],
  ['98|10', '765432', 'in', '98765 432|10'],
  ['138 0|', '５', 'cn', '138 05|'],
  ['55 12|', 'a', 'mx', '55 12|'],
  ['55 12|', '+', 'mx', '55 12|'],
  ['55 12|', 'abc', 'mx', '55 12|'],
  ['|', '+', 'mx', '+|'],
  ['55 1234 5678 / 5|', 'Backspace', 'mx', '55 1234 5678|'],
  ['55 1234 5678|', '5512345678', 'mx', '55 1234 5678|'],
] as const)('%p, then %p by rule %s is %p', (before, key, rule, expected) =>
  expect(after(before, key, rule)).toBe(expected),
);

test('wherever a digit is deleted or typed, the caret stays beside it and no other digit changes', () => {
  const field = fc.record({
    rule: rules,
    // No number that begins as a country's code does: that is another matter.
    digits: fc.stringMatching(/^[3-7][0-9]{0,9}$/).filter((digits) => !digits.startsWith('52')),
    place: fc.nat(),
  });
  fc.assert(
    fc.property(field, fc.constantFrom('Backspace', 'Delete', '6'), ({ rule, digits, place }, key) => {
      const shown = shownPhone(digits, rule);
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
