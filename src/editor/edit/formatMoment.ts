import { readersOf } from '../data/readersOf';

/** Date and time to the minute, in the reader's own zone. */
export const formatMoment = (at: number, language: string): string =>
  new Intl.DateTimeFormat(readersOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
