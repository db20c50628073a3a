// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { GetWhatsappReply } from '../../replies';
declare const validate: ReplyValidator<GetWhatsappReply>;
export default validate;
