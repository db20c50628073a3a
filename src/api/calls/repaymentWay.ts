import type { RepaymentWayPayload } from '../../generated/payloads';
import type { RepaymentWayReply } from '../../generated/replies';
import validateRepaymentWay from '../../generated/validators/replies/repaymentWay';
import type { Failure } from '../../kernel/failure';
import type { Result } from '../../kernel/result';
import type { JsonClient } from '../jsonClient';
import { payWayReply } from '../payWayReply';

/** Cards and other ways by which a borrower can pay (contract §5). */
export async function repaymentWay(
  client: Pick<JsonClient, 'post'>,
  payload: RepaymentWayPayload,
): Promise<Result<RepaymentWayReply, Failure>> {
  const reply = await client.post('/api/v1/youmi/youmi-api/service/loan/repayment-way', payload);
  return payWayReply(validateRepaymentWay, reply);
}
