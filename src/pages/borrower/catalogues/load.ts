// Made from locales/languages.json by `npm run generate`. Do not edit.
import type { PresetTexts } from '../../../texts/presetTranslate';

/** A chunk a language, so that nobody downloads another's words. */
export const catalogues: Readonly<
  Record<'en' | 'es' | 'hi', () => Promise<{ readonly default: PresetTexts }>>
> = {
  en: () => import(/* webpackChunkName: "borrowerTexts-en" */ './en'),
  es: () => import(/* webpackChunkName: "borrowerTexts-es" */ './es'),
  hi: () => import(/* webpackChunkName: "borrowerTexts-hi" */ './hi'),
};
