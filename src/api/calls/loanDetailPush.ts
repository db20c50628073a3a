import type { LoanDetailPushPayload } from '../../generated/payloads';
import type { LoanDetailPushReply } from '../../generated/replies';
import validate from '../../generated/validators/replies/loanDetailPush';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import type { FormClient } from '../formClient';
import { sendUnder, type HeldIntention, type Hold, type IdempotencyKeys } from '../idempotencyKey';
import { loanReply } from '../loanReply';

const path = '/v3/loan-confirm/loan-detail-push';
const call = 'loan-detail-push';

/** As a form sends it: texts, and nothing where there is nothing. */
const textsOf = (payload: LoanDetailPushPayload): Record<string, string> =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );

/**
 * Claims a product for one loan before it is sent. A loan of it whose outcome is open comes back instead, with what
 * was sent then: another one would be a second loan, however much the offer or the language has changed since.
 */
export const holdLoanPush = (
  keys: IdempotencyKeys,
  payload: LoanDetailPushPayload,
  headers: Readonly<Record<string, string>>,
): Promise<Hold> => keys.hold({ call, subject: payload.productId ?? '', payload: textsOf(payload), headers });

/** The loan of a product whose outcome is open. */
export const openLoanPush = (keys: IdempotencyKeys, productId = ''): HeldIntention | undefined =>
  keys.held({ call, subject: productId });

/** Takes the loan on. Moves money: a lost reply says neither yes nor no (contract §5). */
export async function loanDetailPush(
  client: FormClient,
  keys: IdempotencyKeys,
  intention: HeldIntention,
): Promise<Result<LoanDetailPushReply, Failure>> {
  return sendUnder(keys, intention, async (keyHeaders) =>
    loanReply(validate, await client.post(path, intention.payload, { ...intention.headers, ...keyHeaders })),
  );
}
