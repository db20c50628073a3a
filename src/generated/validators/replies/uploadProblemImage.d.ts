// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { UploadProblemImageReply } from '../../replies';
declare const validate: ReplyValidator<UploadProblemImageReply>;
export default validate;
