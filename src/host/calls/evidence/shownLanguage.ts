import { borrowerLanguages } from '../../../generated/languages';
import type { BorrowerLanguage } from '../../../kernel/locale';
import type { GuardedRequest } from '../guard/guardedRequest';

/** Of the words on a borrower's screen: what the page says, since the call itself names a language type only. */
export const shownLanguage = ({ page, locale }: Pick<GuardedRequest, 'page' | 'locale'>): BorrowerLanguage =>
  borrowerLanguages.find((code) => code === page.locale) ?? locale;
