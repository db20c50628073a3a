import type { KeyFactsReply, LoanDetailConfirmReply } from '../../../generated/replies';
import type { ScreenRules } from '../../../kernel/marketRules';
import type { Shown } from '../../../kernel/shownValue';
import type { Translate } from '../../../texts/textKey';
import type { LenderFacts } from '../../../ui/borrower/pageContexts';

/** What the key facts of a loan are made of. */
export interface KeyFactsSource {
  readonly offer: LoanDetailConfirmReply;
  readonly facts: KeyFactsReply;
  readonly rules: ScreenRules;
  readonly lender: LenderFacts;
  readonly translate: Translate;
  /** Of the page's language (`src/ui/borrower/pageContexts.ts`). */
  readonly money: (minorUnits: Shown) => string;
  readonly day: (date: Shown) => string;
}

/** Of a brand that says nothing. */
export const nobody: LenderFacts = {
  appName: '',
  servicePhone: '',
  lender: { name: '', registration: '', address: '', email: '' },
  grievanceOffice: { name: '', phone: '', email: '', address: '', hours: '' },
  withdrawalLink: '',
};

export interface KeyFact {
  readonly name: string;
  readonly value: string;
}

/** A part of the key facts: words, and rows below them. */
export interface KeyFactsPart {
  readonly title: string;
  readonly words: string;
  readonly rows: readonly KeyFact[];
}

/** A part with what of it there is; none: nobody says anything of it. */
export function partOf(title: string, rows: readonly KeyFact[], words = ''): readonly KeyFactsPart[] {
  const told = rows.filter(({ name, value }) => name !== '' && value !== '');
  return told.length === 0 && words === '' ? [] : [{ title, words, rows: told }];
}
