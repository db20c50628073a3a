// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { LoanDetailPushReply } from '../../replies';
declare const validate: ReplyValidator<LoanDetailPushReply>;
export default validate;
