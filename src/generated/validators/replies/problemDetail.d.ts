// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ProblemDetailReply } from '../../replies';
declare const validate: Validator<ProblemDetailReply>;
export default validate;
