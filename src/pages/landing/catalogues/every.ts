// Made from locales/languages.json by `npm run generate`. Do not edit.
import en from './en';
import es from './es';
import zh from './zh';
import hi from './hi';

export const everyCatalogue = { en, es, zh, hi };
