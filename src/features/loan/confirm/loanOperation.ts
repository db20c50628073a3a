import type { NewMoneyOperation } from '../../../api/idempotencyKey';
import type { LoanDetailPushPayload } from '../../../generated/payloads';
import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import type { LoanDetailConfirmReply } from '../../../generated/replies';
import { writeConsentAct, type ConsentAct } from '../../../kernel/consentAct';
import { pageHeader } from '../../../kernel/pageAddress';
import { parseAddress } from '../../../kernel/address';
import { contractOf } from './slice';

/** What the borrower takes on is about a product. */
export const loanSubject = (productId = ''): string => `loan ${productId}`;

/** As a form sends it: texts, and nothing where there is nothing. */
const textsOf = (payload: LoanDetailPushPayload): Record<string, string> =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );

export const loanOperation = (
  payload: LoanDetailPushPayload,
  headers: Readonly<Record<string, string>>,
): NewMoneyOperation => ({
  call: 'loan-detail-push',
  subject: loanSubject(payload.productId ?? ''),
  payload: textsOf(payload),
  headers,
});

/** In the template's place: a header can't begin with an empty word (RFC 9110 §5.5). */
const pageName = 'offer';

/** Without the query, which may say who somebody is; empty where it leads nowhere. */
function placeOf(address: string, ownOrigin: string): string {
  const url = address === '' ? undefined : parseAddress(address, ownOrigin);
  if (!url) return '';
  return url.origin === ownOrigin ? url.pathname : `${url.origin}${url.pathname}`;
}

/**
 * Tells the host which contract the borrower agreed to have read, and how, so that it keeps nothing else as evidence. Sent
 * to our own origin alone.
 */
export function agreementHeaders(
  { brand, locale, window: { location } }: Pick<BorrowerDependencies, 'brand' | 'locale' | 'window'>,
  offer: LoanDetailConfirmReply,
  act: ConsentAct,
): Readonly<Record<string, string>> {
  if (brand.apiOrigin) return {};
  const place = encodeURIComponent(placeOf(contractOf(offer), location.origin));
  return { [pageHeader]: `${pageName}  ${place} ${locale}   ${encodeURIComponent(writeConsentAct(act))}` };
}
