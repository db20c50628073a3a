// Made from locales/languages.json by `npm run generate`. Do not edit.
import en from '../../locales/en/browserFloor.json';
import es from '../../locales/es/browserFloor.json';
import zh from '../../locales/zh/browserFloor.json';
import hi from '../../locales/hi/browserFloor.json';

export const browserFloorTexts = { en, es, zh, hi };
