import { mostPhoneDigits, type PhoneRule } from '../../kernel/phoneGroups';

interface PhoneShape {
  /** Of the country, as dialled from abroad. */
  readonly code: string;
  readonly example: string;
}

/** Telephone numbers by rule of contract §8. */
export const phoneShapes: Readonly<Record<PhoneRule, PhoneShape>> = {
  cn: { code: '86', example: '138 0013 8000' },
  mx: { code: '52', example: '55 1234 5678' },
  in: { code: '91', example: '98765 43210' },
};

/** What people put before a whole number: the country's code, with Mexico's old 1, or India's trunk 0. */
const prefixes: Readonly<Record<PhoneRule, RegExp>> = {
  cn: /^(?:00)?86(?=\d{11})/,
  mx: /^(?:00)?521?(?=\d{10})/,
  in: /^(?:(?:00)?91)?0*(?=\d{10})/,
};

/**
 * Digits of what was typed or pasted, without a country code. A digit too many stays, for the form to refuse: cut off
 * unseen, it would make somebody else's number.
 */
export function phoneDigits(typed: string, rule: PhoneRule): string {
  const { code } = phoneShapes[rule];
  const text = typed.normalize('NFKC').trim();
  const digits = text.replace(/\D/g, '');
  const whole = digits.replace(prefixes[rule], '');
  const isBegun = whole === digits && text.startsWith('+') && digits.startsWith(code);
  return (isBegun ? digits.slice(code.length) : whole).slice(0, mostPhoneDigits);
}
