// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { GetSidReply } from '../../replies';
declare const validate: Validator<GetSidReply>;
export default validate;
