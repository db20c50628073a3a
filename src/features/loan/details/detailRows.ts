import type { LoanDetailsReply } from '../../../generated/replies';
import { isEmptyOrZero, shownText } from '../../../kernel/shownValue';
import { hidesDetails } from '../../../kernel/orderStatus';

/** Rows worth showing: none that are empty or zero, none at all with status 110 (contract §10). */
export function detailRowsOf({
  orderStatus,
  userOrderDetail,
}: LoanDetailsReply): { name: string; value: string }[] {
  if (hidesDetails(orderStatus)) return [];
  return (userOrderDetail?.detail ?? [])
    .filter(({ value }) => !isEmptyOrZero(value))
    .map(({ text, value }) => ({ name: shownText(text), value: shownText(value) }));
}
