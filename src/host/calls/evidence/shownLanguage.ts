import { borrowerLanguages } from '../../../generated/languages';
import type { BorrowerLanguage } from '../../../kernel/locale';
import type { ActingRequest } from '../interceptor/actingRequest';

/** Of the words on a borrower's screen: what the page says, since the call itself names a language type only. */
export const shownLanguage = ({ page, locale }: Pick<ActingRequest, 'page' | 'locale'>): BorrowerLanguage =>
  borrowerLanguages.find((code) => code === page.locale) ?? locale;
