// Made from locales/languages.json by `npm run generate`. Do not edit.
import en from '../../locales/en/preview.json';
import es from '../../locales/es/preview.json';
import zh from '../../locales/zh/preview.json';
import hi from '../../locales/hi/preview.json';

export const previewTexts = { en, es, zh, hi };
