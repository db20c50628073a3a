// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { LoanPlayDelayDetailReply } from '../../replies';
declare const validate: ReplyValidator<LoanPlayDelayDetailReply>;
export default validate;
