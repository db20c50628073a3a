// Made from locales/languages.json by `npm run generate`. Do not edit.
import en from './en';
import es from './es';
import hi from './hi';

export const everyCatalogue = { en, es, hi };
