// Made from locales/languages.json by `npm run generate`. Do not edit.
import en from '../../locales/en/loan.json';
import es from '../../locales/es/loan.json';
import hi from '../../locales/hi/loan.json';

export const loanTexts = { en, es, hi };
