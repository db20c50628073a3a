import { tokenPattern } from './tokenPattern';

const maxTextLength = 500;

/**
 * Text that may quote what a visitor sent, made fit for a log or a report: no query strings, no runs of digits
 * that could be a telephone, an SMS code or a card, no long tokens that could be a session id (contract §2).
 */
export function scrub(text: string): string {
  return text
    .slice(0, maxTextLength)
    .replace(/\?[^\s"'<>]*/g, '?…')
    .replace(/\+?\d(?:[\s().-]{0,3}\d){3,}/g, '…')
    .replace(/[A-Za-z0-9_-]{24,}/g, '…');
}

/**
 * A campaign's tag without what could be somebody's: no e-mail address, and no run of ten digits, as telephones
 * have and dates have not. Shorter numbers and long words are what tags are made of.
 */
export const scrubTag = (tag: string): string =>
  tag
    .slice(0, maxTextLength)
    .replace(/[^\s@]+@[^\s@]+/g, '…')
    .replace(/\+?\d(?:[\s().-]{0,3}\d){9,}/g, '…');

/** A request's path for the log: without its query, and with anything like a telephone or a link's secret masked. */
export function maskedPathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const secret = /^\/(?:preview|editor\/approval-frame)\//.exec(path);
  if (secret) return `${secret[0]}…`;
  return path
    .replace(tokenPattern('{20,}'), '…')
    .slice(0, maxTextLength)
    .replace(/(?:%2B|\+)?\d(?:[-.]?\d){6,}/gi, '…');
}
