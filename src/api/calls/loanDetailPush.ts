import type { LoanDetailPushPayload } from '../../generated/payloads';
import type { LoanDetailPushReply } from '../../generated/replies';
import validate from '../../generated/validators/replies/loanDetailPush';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import {
  sendUnder,
  type IdempotencyKeys,
  type MoneyOperation,
  type NewMoneyOperation,
} from '../idempotencyKey';
import { loanReply } from '../loanReply';

const path = '/v3/loan-confirm/loan-detail-push';

/** As a form sends it: texts, and nothing where there is nothing. */
const textsOf = (payload: LoanDetailPushPayload): Record<string, string> =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );

/** What the borrower takes on is about a product. */
export const loanSubject = (productId = ''): string => `loan ${productId}`;

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

/** Takes the loan on. Moves money: a lost reply says neither yes nor no (contract §5). */
export async function loanDetailPush(
  client: FormClient,
  keys: IdempotencyKeys,
  operation: MoneyOperation,
): Promise<Result<LoanDetailPushReply, Failure>> {
  return sendUnder(keys, operation, async (keyHeaders) =>
    loanReply(validate, await client.post(path, operation.payload, { ...operation.headers, ...keyHeaders })),
  );
}
