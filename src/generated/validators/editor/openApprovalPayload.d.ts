// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { OpenApprovalPayload } from '../../editor';
declare const validate: Validator<OpenApprovalPayload>;
export default validate;
