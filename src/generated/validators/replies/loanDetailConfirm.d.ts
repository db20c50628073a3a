// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { LoanDetailConfirmReply } from '../../replies';
declare const validate: ReplyValidator<LoanDetailConfirmReply>;
export default validate;
