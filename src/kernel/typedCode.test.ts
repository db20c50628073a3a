import fc from 'fast-check';
import { editCode, editDigitCode, readCode } from './typedCode';

test.each([
  ['123456', '123456'],
  ['123-456', '123456'],
  ['123 456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['１２３４５６', '123456'],
  ['१२३ ४५६', '123456'],
  ['Tu código es 123456. No lo compartas', '123456'],
  ['Tu código es 123-456. Vence en 10 minutos.', '123456'],
  ['G-123456 is your verification code', '123456'],
  ['<#> 482915 es tu código de Presta FA+9qCX9VSu', '482915'],
  ['आपका कोड १२३४५६ है', '123456'],
  ['验证码：123456，请勿转发', '123456'],
  ['Code:4821', '4821'],
  ['Your code 4821 is valid for 10 min', '4821'],
  ['12345678', '12345678'],
  ['1234 5678', '12345678'],
  ['A1B-2C3', 'A1B2C3'],
  ['Call 018001234567 for help', 'Call 018001234567 for help'],
  ['Codes 123456 and 654321', 'Codes 123456 and 654321'],
  ['no code here', 'no code here'],
  ['  ', ''],
] as const)('%p is read as %p', (typed, code) => expect(readCode(typed)).toBe(code));

test('a code of six digits is found in whatever words stand around it', () => {
  const word = fc.stringMatching(/^[a-zñáé]{1,12}[.,:]?$/);
  const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((all) => all.join(' '));
  fc.assert(
    fc.property(
      text,
      text,
      fc.stringMatching(/^[0-9]{6}$/),
      fc.constantFrom('', ' ', '-'),
      (before, after, code, gap) => {
        expect(readCode(`${before} ${code.slice(0, 3)}${gap}${code.slice(3)} ${after}`)).toBe(code);
      },
    ),
  );
});

test('of a number without words no digit is lost and none is added', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 -]{0,20}$/), (typed) => {
      expect(readCode(typed)).toBe(typed.replace(/\D/g, ''));
    }),
  );
});

const pastedInto = (before: string, caret: number, pasted: string) => ({
  before,
  value: before.slice(0, caret) + pasted + before.slice(caret),
  caret: caret + pasted.length,
  isDeletingAhead: false,
});

test('a whole code that is pasted is the code, whatever stood in the field', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{0,8}$/),
      fc.nat(8),
      fc.stringMatching(/^[0-9]{6}$/),
      (before, place, code) => {
        const caret = Math.min(place, before.length);
        expect(editCode(pastedInto(before, caret, `${code.slice(0, 3)} ${code.slice(3)}`)).code).toBe(code);
      },
    ),
  );
});

test('a letter slips into no code of digits, and a message without a code stays to be refused', () => {
  expect(editDigitCode(pastedInto('12', 2, 'a'))).toEqual({ code: '12', caret: 2 });
  expect(editDigitCode(pastedInto('12', 1, '3'))).toEqual({ code: '132', caret: 2 });
  expect(editDigitCode(pastedInto('', 0, 'hola, qué tal')).code).toBe('hola, qué tal');
});
