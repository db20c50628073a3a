import en from '../../../../locales/en/loan.json';
import es from '../../../../locales/es/loan.json';
import { contractTerms } from '../../../kernel/market';
import type { ProductLocale } from '../../../kernel/locale';
import { sha256Of } from '../../store/documentIdentity';

/** What a borrower ticks, and the terms of the contract page behind it, as this build shows them in one language. */
export interface ShownText {
  readonly id: string;
  readonly revision: string;
  readonly sha256: string;
  readonly text: string;
}

const texts = { en, es } as const;
const revisionLength = 12;

function textIn(locale: ProductLocale): string {
  const { confirm, contract } = texts[locale];
  const { title, periodTitle, termInterest, termVat, termPenalty, termDelay } = contract;
  const agreement = {
    agree: confirm.agree,
    title,
    periodTitle,
    terms: [termInterest, termVat, termPenalty, termDelay],
  };
  return JSON.stringify({ locale, ...agreement, numbers: contractTerms }, null, 2);
}

/** The contract's pages of this build (contract §4). */
const ownPages: readonly string[] = ['/loanAgreement', '/agony'];

export const isOwnContract = (place: string): boolean => ownPages.includes(place);

/** The text of a build has no number, so the start of its hash is its revision. */
export function loanAgreement(locale: ProductLocale): ShownText {
  const text = textIn(locale);
  const sha256 = sha256Of(text);
  return { id: 'loan-agreement', revision: sha256.slice(0, revisionLength), sha256, text };
}
