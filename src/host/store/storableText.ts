/**
 * What either database can hold of a text from outside. PostgreSQL refuses NUL, which SQLite would keep until a backup is
 * restored; half of a pair is no UTF-8, and SQLite would read it back as three characters.
 */
export const storableText = (text: string): string => text.replaceAll('\0', '').replace(/\p{Cs}/gu, '');

/** Without control characters, as one line. */
export const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, ' ').trim();

/** One line as far as it has room; a pair that its end cuts through is left out whole. */
export const boundedLine = (text: string, longest: number): string =>
  storableText(withoutControls(text).slice(0, longest)).trim();
