// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { ProblemListReply } from '../../replies';
declare const validate: ReplyValidator<ProblemListReply>;
export default validate;
