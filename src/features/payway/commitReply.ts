import { dataOf, type Reply } from '../../api/reply';
import type { RepaymentCommitReply } from '../../generated/replies';
import validateCommit from '../../generated/validators/replies/repaymentCommit';
import type { Failure } from '../../kernel/failure';
import { identifierText } from '../../kernel/identifier';
import { recordOf } from '../../kernel/record';
import { failure, success, type Result } from '../../kernel/result';
import { isOne } from '../../kernel/shownValue';

/**
 * What a payment, or the wish for another code, was answered. A reply that asks for a code names the record that the code
 * confirms; one whose record can't be told is `malformed`, so that nothing is confirmed by it (contract §5). A paid one
 * needs none.
 * @param earlierId the record for which another code was asked; empty: none
 */
export function commitReplyOf(reply: Reply, earlierId: string): Result<RepaymentCommitReply, Failure> {
  const result = dataOf(validateCommit, reply);
  if (!reply.ok || !result.ok || !isOne(result.value.needValid)) return result;
  // As it came: the validator has left out what is of another type.
  const named = recordOf(reply.value.data).repayRecordId ?? '';
  const repayRecordId = named === '' ? earlierId : identifierText(named);
  return repayRecordId === '' ? failure({ kind: 'malformed' }) : success({ ...result.value, repayRecordId });
}
