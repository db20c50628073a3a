// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { GetWhatsappReply } from '../../replies';
declare const validate: Validator<GetWhatsappReply>;
export default validate;
