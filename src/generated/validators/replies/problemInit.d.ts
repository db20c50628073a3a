// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ProblemInitReply } from '../../replies';
declare const validate: Validator<ProblemInitReply>;
export default validate;
