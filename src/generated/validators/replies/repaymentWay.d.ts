// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { RepaymentWayReply } from '../../replies';
declare const validate: ReplyValidator<RepaymentWayReply>;
export default validate;
