import type { NewMoneyOperation } from '../../../api/idempotencyKey';
import type { LoanDetailPushPayload } from '../../../generated/payloads';

/** What the borrower takes on is about a product. */
export const loanSubject = (productId = ''): string => `loan ${productId}`;

/** As a form sends it: texts, and nothing where there is nothing. */
const textsOf = (payload: LoanDetailPushPayload): Record<string, string> =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );

/** What is to be reserved before a loan is sent. */
export const loanOperation = (
  payload: LoanDetailPushPayload,
  headers: Readonly<Record<string, string>>,
): NewMoneyOperation => ({
  call: 'loan-detail-push',
  subject: loanSubject(payload.productId ?? ''),
  payload: textsOf(payload),
  headers,
});
