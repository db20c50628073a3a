// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ApprovePayload } from '../../editor';
declare const validate: Validator<ApprovePayload>;
export default validate;
