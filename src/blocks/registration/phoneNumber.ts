import type { RegistrationProps } from '../../generated/template';

export type PhoneRule = NonNullable<RegistrationProps['phoneRule']>;

interface PhoneShape {
  /** Of the country, as dialled from abroad. */
  readonly code: string;
  readonly digits: number;
  /** How readers there group a number. */
  readonly groups: readonly number[];
  readonly example: string;
}

/** Telephone numbers by rule of contract §8; 3-4-4 is the spec's own (spec §5). */
export const phoneShapes: Readonly<Record<PhoneRule, PhoneShape>> = {
  cn: { code: '86', digits: 11, groups: [3, 4, 4], example: '138 0013 8000' },
  mx: { code: '52', digits: 10, groups: [2, 4, 4], example: '55 1234 5678' },
  in: { code: '91', digits: 10, groups: [5, 5], example: '98765 43210' },
};

/** What people put before a whole number: the country's code, with Mexico's old 1, or India's trunk 0. */
const prefixes: Readonly<Record<PhoneRule, readonly string[]>> = {
  cn: ['0086', '86'],
  mx: ['0052', '521', '52'],
  in: ['0091', '91', '0'],
};

/** Digits of what was typed or pasted, without a country code, no more than the rule has. */
export function phoneDigits(typed: string, rule: PhoneRule): string {
  const { code, digits: length } = phoneShapes[rule];
  const text = typed.normalize('NFKC').trim();
  const digits = text.replace(/\D/g, '');
  const prefix = prefixes[rule].find((each) => digits.startsWith(each) && digits.length === each.length + length);
  if (prefix !== undefined) return digits.slice(prefix.length);
  const isInternational = text.startsWith('+') && digits.startsWith(code);
  return (isInternational ? digits.slice(code.length) : digits).slice(0, length);
}

/** Digits in groups, as far as they go. */
export function groupPhone(digits: string, rule: PhoneRule): string {
  const groups: string[] = [];
  let start = 0;
  for (const size of phoneShapes[rule].groups) {
    groups.push(digits.slice(start, start + size));
    start += size;
  }
  return groups.filter(Boolean).join(' ');
}
