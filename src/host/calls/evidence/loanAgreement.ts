import { loanTexts } from '../../../generated/loanTexts';
import { contractTerms } from '../../../kernel/market';
import type { BorrowerLanguage } from '../../../kernel/locale';
import type { ActingRequest } from '../interceptor/actingRequest';
import { shownLanguage } from './shownLanguage';
import type { KeptText, NewEvidence } from './evidenceStore';
import { sha256Of } from '../../store/documentIdentity';

/** What a borrower ticks, and the terms of the contract page behind it, as this build shows them in one language. */
interface ShownText {
  readonly id: string;
  readonly revision: string;
  readonly sha256: string;
  readonly text: string;
}

const revisionLength = 12;

function textIn(locale: BorrowerLanguage): string {
  const { confirm, contract } = loanTexts[locale];
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

const isOwnContract = (place: string): boolean => ownPages.includes(place);

/** The text of a build has no number, so the start of its hash is its revision. */
function loanAgreement(locale: BorrowerLanguage): ShownText {
  const text = textIn(locale);
  const sha256 = sha256Of(text);
  return { id: 'loan-agreement', revision: sha256.slice(0, revisionLength), sha256, text };
}

export interface Shown {
  readonly row: Omit<
    NewEvidence['row'],
    'id' | 'key_id' | 'person' | 'shown_at' | 'act' | 'act_at' | 'act_hash' | 'kept_until'
  >;
  readonly texts: readonly KeptText[];
}

export const maxIdLength = 100;
export const maxRevisionLength = 64;

export const textOf = (value: unknown, longest: number): string =>
  typeof value === 'string' ? value.replace(/\p{Cc}/gu, '').slice(0, longest) : '';

/** Only numbers and short words of an offer: anybody may send these. */
const offerOf = (payload: ActingRequest['payload']): string =>
  JSON.stringify(
    Object.fromEntries(
      ['amount', 'periods', 'termUnit', 'productId'].flatMap((name) => {
        const value = payload[name];
        return typeof value === 'number' || typeof value === 'string'
          ? [[name, String(value).slice(0, maxRevisionLength)]]
          : [];
      }),
    ),
  );

/** The words of a contract elsewhere are the lender's; of an offer without one nothing was ticked. */
function contractAt(place: string, locale: BorrowerLanguage) {
  if (!isOwnContract(place)) return { id: place, revision: '', sha256: null, texts: [] };
  const { id, revision, sha256, text } = loanAgreement(locale);
  return { id, revision, sha256, texts: [{ sha256, text }] };
}

export function shownLoan(request: ActingRequest): Shown {
  const { name, payload, page } = request;
  const locale = shownLanguage(request);
  const { id, revision, sha256, texts } = contractAt(textOf(page.agreementId, maxIdLength), locale);
  const row = {
    call: name,
    order_no: null,
    page_id: '',
    page_revision: '',
    page_sha256: null,
    agreement_id: id,
    agreement_revision: revision,
    agreement_sha256: sha256,
    language: locale,
    offer: offerOf(payload),
    outcome: 'open',
  };
  return { row, texts };
}
