import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import type { LoanDetailConfirmReply } from '../../../generated/replies';
import { pageHeader } from '../../../kernel/pageAddress';
import { parseAddress } from '../../../kernel/address';
import { contractOf } from './selectors';

/** In the template's place: a header can't begin with an empty word (RFC 9110 §5.5). */
const pageName = 'offer';

/** Without the query, which may say who somebody is; empty where it leads nowhere. */
function placeOf(address: string, ownOrigin: string): string {
  const url = address === '' ? undefined : parseAddress(address, ownOrigin);
  if (!url) return '';
  return url.origin === ownOrigin ? url.pathname : `${url.origin}${url.pathname}`;
}

/**
 * Tells the host which contract the borrower agreed to have read, so that it keeps no other as evidence. Sent to our own
 * origin alone.
 */
export function agreementHeaders(
  { brand, window: { location } }: Pick<BorrowerDependencies, 'brand' | 'window'>,
  offer: LoanDetailConfirmReply,
): Readonly<Record<string, string>> {
  if (brand.apiOrigin) return {};
  return { [pageHeader]: `${pageName}  ${encodeURIComponent(placeOf(contractOf(offer), location.origin))}` };
}
