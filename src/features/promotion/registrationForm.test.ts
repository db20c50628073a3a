import fc from 'fast-check';
import { isPhone } from '../../kernel/phoneNumber';
import { applyFault, type RegistrationForm } from './registrationForm';

/** The rules of contract §8 said another way: as what a number is made of. */
const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
const valid = {
  cn: fc
    .tuple(fc.constantFrom('3', '4', '5', '6', '7', '8', '9'), digits(9))
    .map(([second, rest]) => `1${second}${rest}`),
  mx: fc
    .tuple(fc.constantFrom('2', '3', '4', '5', '6', '7', '8', '9'), digits(9))
    .map(([first, rest]) => first + rest),
  in: fc.tuple(fc.constantFrom('6', '7', '8', '9'), digits(9)).map(([first, rest]) => first + rest),
};

describe.each(['cn', 'mx', 'in'] as const)('telephones of %s', (rule) => {
  it('are accepted', () => fc.assert(fc.property(valid[rule], (phone) => isPhone(rule, phone))));

  it('are refused with a digit more or less, or anything but digits', () =>
    fc.assert(
      fc.property(
        valid[rule],
        fc.constantFrom('7', ' ', '+', 'a', '\n'),
        (phone, extra) =>
          !isPhone(rule, phone + extra) && !isPhone(rule, extra + phone) && !isPhone(rule, phone.slice(1)),
      ),
    ));
});

it.each([
  ['cn', '12345678901'],
  ['cn', '23800138000'],
  ['in', '5876543210'],
  ['mx', ''],
  // What is left of 01 55 3812 9904, 044 55 3812 9904 and 1 55 3812 9904 that were cut.
  ['mx', '0155381299'],
  ['mx', '0445538129'],
  ['mx', '1553812990'],
] as const)('%s refuses %s', (rule, phone) => expect(isPhone(rule, phone)).toBe(false));

const form: RegistrationForm = { phoneRule: 'mx', fields: [] };
const whole = {
  phone: '5512345678',
  captcha: 'aB3d',
  smsCode: '123456',
  values: {},
  isCaptchaComing: false,
  isCaptchaMissing: false,
};

it.each([
  ['123456', undefined],
  ['4821', undefined],
  ['', 'promotion:toast.smsCode'],
  ['12345678', 'promotion:toast.smsCodeForm'],
  ['your message has no code', 'promotion:toast.smsCodeForm'],
] as const)('the SMS code %p has the fault %p', (smsCode, text) =>
  expect(applyFault(form, { ...whole, smsCode })?.text).toBe(text),
);

it.each([
  ['1990-02-28', undefined],
  ['9999-12-31', undefined],
  ['', undefined],
  ['12026-01-01', 'promotion:toast.day'],
  ['0026-01-01', 'promotion:toast.day'],
  ['1899-12-31', 'promotion:toast.day'],
  ['2026-02-30', 'promotion:toast.day'],
] as const)('the day %p has the fault %p', (born, text) => {
  const withDay: RegistrationForm = {
    phoneRule: 'mx',
    fields: [{ group: 'personal', key: 'born', kind: 'day', required: false }],
  };
  const fault = applyFault(withDay, { ...whole, values: { personal: { born } } });
  expect(fault).toEqual(text && { value: 'personal.born', text });
});
