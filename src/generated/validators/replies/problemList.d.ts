// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ProblemListReply } from '../../replies';
declare const validate: Validator<ProblemListReply>;
export default validate;
