// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { ProblemInitReply } from '../../replies';
declare const validate: ReplyValidator<ProblemInitReply>;
export default validate;
