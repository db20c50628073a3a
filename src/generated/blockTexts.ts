// Made from locales/languages.json by `npm run generate`. Do not edit.
import en from '../../locales/en/blocks.json';
import es from '../../locales/es/blocks.json';
import zh from '../../locales/zh/blocks.json';
import hi from '../../locales/hi/blocks.json';

export const blockTexts = { en, es, zh, hi };
