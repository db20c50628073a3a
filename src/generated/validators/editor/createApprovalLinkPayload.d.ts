// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CreateApprovalLinkPayload } from '../../editor';
declare const validate: Validator<CreateApprovalLinkPayload>;
export default validate;
