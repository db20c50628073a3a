import { plainDigits } from './digits';
import type { LanguageType } from './locale';

/** Whose telephone numbers are typed (contract §8). */
export type PhoneRule = 'cn' | 'mx' | 'in';

/** Digits of a telephone that a field takes at most (contract §12). */
export const maxPhoneDigits = 11;

/** Where groups begin: 3-4-4 in China, 2-4-4 in Mexico, 5-5 in India (contract §12). A digit too many ends the last one. */
const beginnings: Readonly<Record<PhoneRule, readonly number[]>> = {
  cn: [0, 3, 7],
  mx: [0, 2, 6],
  in: [0, 5],
};

/** What a telephone is dialled by, of what was typed. */
export const digitsAndPlus = (typed: string): string => plainDigits(typed).replace(/[^\d+]/g, '');

/** Whose number somebody types on a page that names no country: a brand's languages are those of its country. Only Chinese ones begin with 1. */
export function phoneRuleOf(phone: string, brandLanguageType: LanguageType): PhoneRule {
  if (/^(?:(?:\+|00)86|1)/.test(digitsAndPlus(phone))) return 'cn';
  return brandLanguageType === 1 ? 'in' : 'mx';
}

/** Digits in the groups of a country, as far as they go: wherever a telephone is typed. */
export const groupPhone = (digits: string, rule: PhoneRule): string =>
  beginnings[rule]
    .map((begin, position, all) => digits.slice(begin, all[position + 1]))
    .filter(Boolean)
    .join(' ');
