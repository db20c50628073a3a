// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { ProblemDetailReply } from '../../replies';
declare const validate: ReplyValidator<ProblemDetailReply>;
export default validate;
