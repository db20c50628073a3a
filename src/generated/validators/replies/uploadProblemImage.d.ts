// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { UploadProblemImageReply } from '../../replies';
declare const validate: Validator<UploadProblemImageReply>;
export default validate;
