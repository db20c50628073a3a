// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { RepaymentCommitReply } from '../../replies';
declare const validate: ReplyValidator<RepaymentCommitReply>;
export default validate;
