import { digitsOf, plainDigits } from './digits';
import { insertedText, type TextEdit } from './textEdit';

/** Digits of a code that comes by SMS, as nearly all have them. */
const usualLength = 6;
const shortest = 4;
/** More of them are no code: one that was pasted twice, or a telephone. */
export const mostCodeDigits = 8;

/** With a letter in it. Letters without capitals, of scripts that may leave no gap before a number, end a word. */
const words = /\d*[\p{Lu}\p{Ll}][\p{Lu}\p{Ll}\d]*/gu;
const groups = /\d+(?:[ \p{Pd}]\d+)*/gu;

/** Words of digits alone, and those that stand in groups: `123`, `456` and `123456` of `123-456`. */
const numbersIn = (message: string): string[] => [
  ...new Set(
    [...message.replace(words, ';').matchAll(groups)].flatMap(([group]) => [
      ...group.split(/\D/),
      group.replace(/\D/g, ''),
    ]),
  ),
];

/** How messages name a code in the languages of borrowers and visitors, or mark it for a browser (`<#>`, `#123456`, `G-123456`). */
const namesCode = /c[oó]d[ei]|clave|otp|\b[pn]i[np]\b|passw|veri|#>|(?:#|[a-z]-)(?=\d)|कोड|ओटीपी|码/giu;

/** What a name (`¶`) says that the code is: `OTP 4821`, `code for your loan is 4821`, or `4821 is your OTP`. */
const namedCodes =
  /¶\p{Ll}*(?:[^\d.;]*(?:\b[ie]s|[:是为]))?[^\p{L}\d]*(\p{L}*\d[\d \p{Pd}]*)|(\d[\d \p{Pd}]*)(?=(?:[ie]s|as|como|आपका)[^\d.,;:]*¶)/giu;

/** Numbers next to the sign or name of a currency, and those with decimals or thousands; dates and times. */
const otherNumbers = /(?:\p{Sc}|रु|mxn|inr|\brs)\.?\s?\d+|\d+(?:\s?(?:mxn|peso|rup|रु|元)|(?:[/:.,]\d+)+)/giu;

/**
 * The code that a message tells, if it names one: its one number of six digits, else the one that is as long as codes may be.
 * None where a word names another number as the code, which then has a digit too few or too many.
 */
function codeIn(message: string): string | undefined {
  const plain = message.replace(otherNumbers, ';').replace(namesCode, '¶');
  const numbers = numbersIn(plain);
  const usual = numbers.filter(({ length }) => length === usualLength);
  const codes =
    usual.length > 0 ? usual : numbers.filter(({ length }) => length >= shortest && length <= mostCodeDigits);
  const named = [...plain.matchAll(namedCodes)].map(([, after, before = '']) => numbersIn(after ?? before));
  const isCode =
    codes.length === 1 && plain.includes('¶') && named.every((each) => each.includes(codes[0] ?? ''));
  return isCode ? codes[0] : undefined;
}

/** Nor between words. */
const isWords = (text: string): boolean => /\p{L}/u.test(text) && /\s|\p{Lo}/u.test(text.trim());

/**
 * A code as people type or paste it: in groups, `123-456`, in digits of any script, or within the message that brought it.
 * A digit too many stays, for the form to refuse: cut off unseen, it would make another code. So does a message that tells
 * no code or several.
 */
export function readCode(typed: string): string {
  const plain = plainDigits(typed);
  if (!/\p{L}/u.test(plain)) return digitsOf(plain);
  return codeIn(plain) ?? (isWords(plain) ? typed : plain.replace(/[^\p{L}\d]/gu, ''));
}

export interface CodeEdit {
  readonly code: string;
  /** Where it stands in that. */
  readonly caret: number;
}

/** The code that a change of its field means: a whole one that is pasted takes the place of what stood there. */
export function editCode(edit: TextEdit, read = readCode): CodeEdit {
  const pasted = read(insertedText(edit));
  if (/^\d+$/.test(pasted) && pasted.length === usualLength) return { code: pasted, caret: usualLength };
  const code = read(edit.value);
  const behind = read(edit.value.slice(0, edit.caret));
  return { code, caret: code.startsWith(behind) ? behind.length : code.length };
}

/** Of digits alone, where a letter is a slip of the finger. */
function readDigitCode(typed: string): string {
  const code = readCode(typed);
  return isWords(code) ? code : digitsOf(code);
}

/** The same for a code of digits. */
export const editDigitCode = (edit: TextEdit): CodeEdit => editCode(edit, readDigitCode);
