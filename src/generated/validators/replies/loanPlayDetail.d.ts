// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { LoanPlayDetailReply } from '../../replies';
declare const validate: ReplyValidator<LoanPlayDetailReply>;
export default validate;
