// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { LoanDetailsReply } from '../../replies';
declare const validate: ReplyValidator<LoanDetailsReply>;
export default validate;
