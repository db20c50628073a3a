// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { RepaymentHuichaoReply } from '../../replies';
declare const validate: ReplyValidator<RepaymentHuichaoReply>;
export default validate;
