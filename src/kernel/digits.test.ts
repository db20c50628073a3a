import fc from 'fast-check';
import { digitsOf, plainDigits } from './digits';

/** The zeros of scripts whose keyboards write their own digits. */
const zeros = {
  ascii: 0x30,
  arabic: 0x660,
  persian: 0x6f0,
  devanagari: 0x966,
  bengali: 0x9e6,
  tamil: 0xbe6,
  wide: 0xff10,
  mathematical: 0x1d7d8,
};

const inScript = (digits: string, zero: number): string =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

test('digits of every script are read as digits', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{1,20}$/),
      fc.constantFrom(...Object.values(zeros)),
      (digits, zero) => {
        expect(digitsOf(inScript(digits, zero))).toBe(digits);
      },
    ),
  );
});

test.each([
  ['१२३,४५', '123,45'],
  ['１２３４', '1234'],
  ['\u202a+52 55\u202c', '+52 55'],
  ['1️⃣2️⃣', '1\ufe0f\u20e32\ufe0f\u20e3'],
  ['½', '1⁄2'],
  ['doce', 'doce'],
] as const)('%p is %p', (typed, plain) => expect(plainDigits(typed)).toBe(plain));

test('what is no digit is none', () => {
  expect(digitsOf('一二三 IV twelve')).toBe('');
});
