import { formatDate } from './date';

/** What a server sends to be shown as it comes: text or a number; nothing and blanks are nothing. */
export type Shown = string | number | null | undefined;

/** JSON holds more digits than a number does: what came as this one may have been another reference or card. */
const isRounded = (value: Shown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);

/** The text of a value; empty where there is none, or where it can't be told any more. */
export const shownText = (value: Shown): string =>
  value === null || value === undefined || isRounded(value) ? '' : String(value).trim();

const zero = /^-?0+([.,]0+)?$/;

/** Empty, or zero with or without a currency sign: rows of loan details hide it (contract §10, loan order details). */
export function isEmptyOrZero(value: Shown): boolean {
  const text = shownText(value).replace(/[$₹\s]/g, '');
  return text === '' || zero.test(text);
}

function shownDate(value: Shown, utcOffsetMinutes: number, mode: 'time' | 'date'): string {
  const text = shownText(value);
  if (!/^\d{10}$|^\d{13}$/.test(text)) return text;
  return formatDate(Number(text) * (text.length === 10 ? 1000 : 1), utcOffsetMinutes, mode);
}

/** A day as it comes, or from epoch seconds or milliseconds as the market's year-month-day (contract §14). */
export const shownDay = (value: Shown, utcOffsetMinutes: number): string =>
  shownDate(value, utcOffsetMinutes, 'date');

/** A moment as it comes, or from epoch seconds or milliseconds as the market's year-month-day and time (contract §14). */
export const shownMoment = (value: Shown, utcOffsetMinutes: number): string =>
  shownDate(value, utcOffsetMinutes, 'time');

/** A server's yes: the number 1 in whatever writing. Everything else, also nothing, is a no. */
export const isOne = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' && Number(value) === 1 : value === 1 || value === true;

/** There is something, and it is not the number 0 in whatever writing. */
export function isOtherThanZero(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  return typeof value === 'string' ? value.trim() !== '' && Number(value) !== 0 : value !== 0;
}

export const isEmptyReply = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null
    ? Object.values(reply).every(isEmptyReply)
    : reply === null || reply === undefined || reply === '';
