// Made from locales/languages.json by `npm run generate`. Do not edit.
import type { PresetTexts } from '../../../texts/presetTranslate';

/** A chunk a language, so that nobody downloads another's words. */
export const catalogues: Readonly<
  Record<'en' | 'es' | 'zh' | 'hi', () => Promise<{ readonly default: PresetTexts }>>
> = {
  en: () => import('./en'),
  es: () => import('./es'),
  zh: () => import('./zh'),
  hi: () => import('./hi'),
};
