// Made from locales/languages.json by `npm run generate`. Do not edit.

/** Languages that the borrowers' screens speak. */
export type BorrowerLanguage = 'en' | 'es' | 'hi';

export const languageCodes = ['en', 'es', 'zh', 'hi'] as const;
export const borrowerLanguages = ['en', 'es', 'hi'] as const;

/** Language type of each that has one (contract §1). */
export const languageTypes = { en: 1, es: 2, hi: 1 } as const;

/** What a brand file turns on, for whose market, and who answers for the texts. */
export const optionalLanguages: Readonly<
  Record<string, { readonly market: string | null; readonly confirmedBy: string | null } | undefined>
> = {
  hi: {"market":"in","confirmedBy":null},
};
