// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { GenerateVcodeReply } from '../../replies';
declare const validate: ReplyValidator<GenerateVcodeReply>;
export default validate;
