/** Whose way of writing numbers and dates a language of the editor takes: its Spanish is Mexico's. BCP 47. */
export const readersOf = (language: string): string => (language === 'es' ? 'es-MX' : language);

/** Date and time to the minute, in the reader's own zone. */
export const formatMoment = (at: number, language: string): string =>
  new Intl.DateTimeFormat(readersOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
