import { digitsOf, plainDigits } from './digits';

/** At the end of a number: a line within a house, which no SMS reaches. */
const extension = /(?:\s*;?\s*(?:ext[\p{L}.]*|x|分机|转)|\s*[#,;])[\s:=]*(\d{1,6})\s*$/iu;

/** Digits from which a number is one that may have lines behind it; `*111#` is none. */
const leastOfHouse = 7;

export interface SplitNumber {
  /** With digits as 0 to 9, and whatever stands between them. */
  readonly number: string;
  /** Digits of the extension; empty: there is none. */
  readonly line: string;
}

export function splitExtension(text: string): SplitNumber {
  const plain = plainDigits(text);
  const found = extension.exec(plain);
  const number = found ? plain.slice(0, found.index) : plain;
  return digitsOf(number).length < leastOfHouse
    ? { number: plain, line: '' }
    : { number, line: found?.[1] ?? '' };
}

/**
 * What a phone dials for a number as people write it: `+52 (0) 55 1234 5678 ext. 12` is `+525512345678,12`, the line after a
 * pause. Empty where there is nothing to dial.
 */
export function dialledNumber(text: string): string {
  const { number, line } = splitExtension(text);
  const dialled = number.replace(/^(\s*\+\d+\s*)\(0\)/, '$1').replace(/[^\d+*#]/g, '');
  return line ? `${dialled},${line}` : dialled;
}
