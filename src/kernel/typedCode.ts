import { digitsOf, plainDigits } from './digits';
import { insertedText, type TextEdit } from './textEdit';

/** Digits of a code that comes by SMS, as nearly all have them. */
const usualLength = 6;
const shortest = 4;
/** More of them are no code: one that was pasted twice, or a telephone. */
export const mostCodeDigits = 8;

/** Letters without capitals, of scripts that may leave no gap before a number, end a word. */
const words = /[\p{Lu}\p{Ll}\d]+/gu;

/** Words of digits alone, and those that stand in groups: `123`, `456` and `123456` of `123-456`. */
function numbersIn(message: string): string[] {
  const found: string[] = [];
  let group = '';
  let end = 0;
  for (const { 0: word, index } of message.matchAll(words)) {
    const isNumber = /^\d+$/.test(word);
    const isNext = group !== '' && /^[ \p{Pd}]$/u.test(message.slice(end, index));
    group = isNumber ? (isNext ? group : '') + word : '';
    end = index + word.length;
    if (isNumber) found.push(word, group);
  }
  return [...new Set(found)];
}

/** How messages name a code in the languages of borrowers and visitors, or mark it for a browser (`<#>`, `#123456`, `G-123456`). */
const namesCode = /c[oó]d[ei]|clave|otp|\b[pn]i[np]\b|passw|veri|#>|(?:#|[a-z]-)(?=\d)|कोड|ओटीपी|码/iu;

/** What such a word says that the code is: `OTP 4821`, `code for your loan is 4821`, or `4821 is your OTP`. */
const namedCodes = new RegExp(
  `(?:${namesCode.source})\\p{Ll}*(?:[^\\d.;]*(?:\\bis|\\bes|[:是为]))?[^\\p{L}\\d]*([\\p{L}\\d]*\\d[\\p{L}\\d]*(?:[ \\p{Pd}]\\d+)*)|` +
    `(\\d[\\d \\p{Pd}]*)(?=[^\\p{L}\\d.,;:]*(?:is|es|as|como|आपका|是)[^\\d.,;:]*(?:${namesCode.source}))`,
  'giu',
);

/** Numbers next to the sign or name of a currency, and those with decimals or thousands. */
const amounts = /(?:\p{Sc}|रु|mxn|inr|\brs)\.?\s?\d+|\d+(?:\s?(?:mxn|peso|rup|रु|元)|[.,]\d+)/giu;

/**
 * The code that a message tells, if it names one: its one number of six digits, else the one that is as long as codes may be.
 * None where a word names another number as the code, which then has a digit too few or too many.
 */
function codeIn(message: string): string | undefined {
  if (!namesCode.test(message)) return undefined;
  const plain = message.replace(amounts, ';');
  const numbers = numbersIn(plain);
  const usual = numbers.filter(({ length }) => length === usualLength);
  const codes =
    usual.length > 0 ? usual : numbers.filter(({ length }) => length >= shortest && length <= mostCodeDigits);
  const [code] = codes;
  if (code === undefined || codes.length > 1) return undefined;
  const isOther = ([, after, before = '']: RegExpMatchArray): boolean =>
    !numbersIn(after ?? before).includes(code) ||
    !(after ? digitsOf(after).startsWith(code) : digitsOf(before).endsWith(code));
  return [...plain.matchAll(namedCodes)].some(isOther) ? undefined : code;
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
