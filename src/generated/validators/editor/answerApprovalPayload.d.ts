// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { AnswerApprovalPayload } from '../../editor';
declare const validate: Validator<AnswerApprovalPayload>;
export default validate;
