import type { LoanDetailConfirmReply, RepayPlanRow } from '../../../generated/replies';
import { shownText, type Shown } from '../../../kernel/shownValue';

/** What is owed in all, in minor units; undefined where a part of it is not known as a number. */
export function totalOf(plans: readonly RepayPlanRow[] | null | undefined): number | undefined {
  if (!plans || plans.length === 0) return undefined;
  let total = 0;
  for (const { amount } of plans) {
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) return undefined;
    total += amount;
  }
  return total;
}

/** There is a coupon, as opposed to none or one of nothing. */
export const hasCoupon = ({ couNum }: LoanDetailConfirmReply): boolean =>
  shownText(couNum) !== '' && Number(couNum) !== 0;

/** The rate and what the lender says of it. */
export const rateOf = ({ loanRate, ratemsg }: LoanDetailConfirmReply): string =>
  [shownText(loanRate), shownText(ratemsg)].filter((part) => part !== '').join(' · ');

const isThere = (value: Shown): boolean => shownText(value) !== '';

/** The server has no loan to offer: nothing to receive and nothing to say of it. */
export const isEmptyOffer = ({ amount, details, repay_plans }: LoanDetailConfirmReply): boolean =>
  !isThere(amount) && !details?.length && !repay_plans?.length;

/** A date with dashes stays on one line: word joiners (U+2060) forbid breaks after them. */
export const unbroken = (date: string): string => date.replaceAll('-', '-\u2060');
