/** Whose way of writing numbers and dates a language of the editor takes: its Spanish is Mexico's. BCP 47. */
export const readersOf = (language: string): string => (language === 'es' ? 'es-MX' : language);
