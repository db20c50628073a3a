import { splitExtension } from './dialledNumber';
import { digitsOf } from './digits';
import type { PhoneRule } from './phoneGroups';

interface PhoneShape {
  /** Of the country, as dialled from abroad. */
  readonly code: string;
  readonly example: string;
  /** The digits of one number with all that people put before it; the number itself is the first group. */
  readonly form: RegExp;
}

/**
 * Telephone numbers by rule of contract §8. Mexico: 044, 045 and 01 were dialled before 2019 and still stand in address books,
 * behind +52 too, where a 1 stood for mobiles; no number begins with 0 or 1 (numbering plan of the IFT), so that a prefix is
 * never taken for one, nor ten digits of a number that was cut. India and China: 0 before a number of the country itself.
 */
export const phoneShapes: Readonly<Record<PhoneRule, PhoneShape>> = {
  cn: {
    code: '86',
    example: '138 0013 8000',
    form: /^(?:(?:00)?86)?0?(1[3-9]\d{9})$/,
  },
  mx: {
    code: '52',
    example: '55 1234 5678',
    form: /^(?:(?:00)?52(?:0?1|0?4[45]|0(?!4[45]))?|01|04[45])?([2-9]\d{9})$/,
  },
  in: {
    code: '91',
    example: '98765 43210',
    form: /^(?:(?:00?)?91)?0?([6-9]\d{9})$/,
  },
};

/** What stands between numbers; a second plus begins another one. */
const betweenNumbers = /[^\d\s().+\p{Pd}]+|(?=\+)/u;

function nationalDigits(number: string, { form, code }: PhoneShape): string | undefined {
  const digits = digitsOf(number);
  const national = form.exec(digits)?.[1];
  // After a plus stands a country's code: ten digits that begin with another one are somebody else's.
  const isOurs = !number.includes('+') || (digits.startsWith(code) && national !== digits);
  return isOurs ? national : undefined;
}

/**
 * The one telephone number that a text tells, as its country's digits: with the country's code or without, with an extension,
 * in words or digits of any script. Undefined where it tells none, several, or other digits beside it.
 */
export function readPhone(text: string, rule: PhoneRule): string | undefined {
  const told = splitExtension(text)
    .number.split(betweenNumbers)
    .filter((part) => /\d/.test(part));
  const [number, ...others] = new Set(told.map((part) => nationalDigits(part, phoneShapes[rule])));
  return others.length === 0 ? number : undefined;
}

/** Whether that is a number of the country, as calls send it: its digits and nothing before them. */
export const isPhone = (rule: PhoneRule, phone: string): boolean =>
  phoneShapes[rule].form.exec(phone)?.[1] === phone;
