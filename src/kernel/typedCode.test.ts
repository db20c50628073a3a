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
  ['OTP is 842017 for txn of INR 500000', '842017'],
  ['842017 is your OTP for Rs.500000 at Presta', '842017'],
  ['Tu clave: 842017. Pagas $123,456.00 MXN', '842017'],
  ['Tu código 842-017 vence pronto. Préstamo de 500000 pesos', '842017'],
  ['₹ 500000 के लिए आपका ओटीपी 842017 है', '842017'],
  ['您贷款500000元的验证码842017', '842017'],
  ['OTP 842017 Rs 500', '842017'],
  ['@presta.example #842017', '842017'],
  ['Tu préstamo 500000 fue aprobado', 'Tu préstamo 500000 fue aprobado'],
  ['Your loan of 500000 is ready', 'Your loan of 500000 is ready'],
  ['您的贷款500000已批准', '您的贷款500000已批准'],
  ['Tu código vence. Monto $500000', 'Tu código vence. Monto $500000'],
  ['Your code: 842017, loan 500000', 'Your code: 842017, loan 500000'],
  ['OTP for a/c 4821 is 842017', '842017'],
  ['ऋण 4821, आपका कोड 842017 है', '842017'],
  ['Tu código de verificación es: 842017 (préstamo 77)', '842017'],
  ['Código de verificación 482913 válido hasta 28/11/2026 19:03', '482913'],
  ['Tu código 482913 vence el 28-11-2026 a las 19:03', '482913'],
  ['OTP 482913, 28.11.2026 19.03', '482913'],
  ['842017842017', '842017842017'],
  ['  ', ''],
] as const)('%p is read as %p', (typed, code) => expect(readCode(typed)).toBe(code));

test('a code of six digits is found in whatever words stand around it, if they name one', () => {
  const word = fc.stringMatching(/^[a-zñáé]{1,12}[.,:]?$/);
  const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((all) => all.join(' '));
  fc.assert(
    fc.property(
      text,
      text,
      fc.stringMatching(/^[0-9]{6}$/),
      fc.constantFrom('', ' ', '-'),
      (before, after, code, gap) => {
        const written = `${code.slice(0, 3)}${gap}${code.slice(3)}`;
        expect(readCode(`${before} código ${written} ${after}`)).toBe(code);
        expect(readCode(`${before} ${written} is your OTP ${after}`)).toBe(code);
      },
    ),
  );
});

test.each([
  'OTP 4821 for loan 500000',
  'Your OTP is 4821. Loan 500000',
  '4821 is your OTP for loan 500000',
  'Loan 500000: your verification code is 48210',
  'Tu código de verificación es 4821 para el préstamo 500000',
  'Tu clave para el préstamo 500000 es 4821-77',
  'Préstamo 500000. Usa 4821 como código',
  'NIP: 482 para 5000',
  'G-4821 is your code for loan 500000',
  '<#> 4821 es tu código. Folio 500000',
  'Code AB4821 for loan 500000',
  'OTP ८४२० ऋण 500000',
  'ऋण 500000 का ओटीपी 4821 है',
  '4821 आपका ओटीपी है, ऋण 500000',
  '您的验证码是4821，贷款500000',
])('what a word names has another count of digits: %p stays', (typed) => expect(readCode(typed)).toBe(typed));

test('no other number is the code where a word names one that is too short or too long', () => {
  const named = fc.constantFrom(
    (digits: string) => `OTP ${digits}`,
    (digits: string) => `your code is ${digits}`,
    (digits: string) => `tu código de seguridad es ${digits}`,
    (digits: string) => `${digits} es tu clave`,
    (digits: string) => `आपका कोड ${digits} है`,
    (digits: string) => `验证码：${digits}`,
  );
  const other = fc.stringMatching(/^[0-9]{6}$/);
  fc.assert(
    fc.property(named, fc.stringMatching(/^(?:[0-9]{3,5}|[0-9]{7,9})$/), other, (write, digits, loan) => {
      expect(readCode(`${write(digits)}, loan ${loan}`)).toContain(`loan ${loan}`);
      expect(readCode(`Loan ${loan}. ${write(digits)}.`)).toContain(`oan ${loan}`);
    }),
  );
});

test('an amount is no code, whatever its currency is called', () => {
  const amount = fc.integer({ min: 1000, max: 99_999_999 }).map(String);
  const written = fc.constantFrom(
    (digits: string) => `$${digits}`,
    (digits: string) => `Rs. ${digits}`,
    (digits: string) => `INR ${digits}`,
    (digits: string) => `${digits} MXN`,
    (digits: string) => `${digits} pesos`,
    (digits: string) => `${digits}.50`,
    (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ','),
  );
  fc.assert(
    fc.property(amount, written, (digits, write) => {
      expect(readCode(`Your code is late. You pay ${write(digits)} today`)).toContain('You pay');
      expect(readCode(`Pay ${write(digits)} by code 842017 now`)).toBe('842017');
    }),
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
