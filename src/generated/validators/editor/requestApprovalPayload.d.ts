// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { RequestApprovalPayload } from '../../editor';
declare const validate: Validator<RequestApprovalPayload>;
export default validate;
