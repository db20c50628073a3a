// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { GetSidReply } from '../../replies';
declare const validate: ReplyValidator<GetSidReply>;
export default validate;
