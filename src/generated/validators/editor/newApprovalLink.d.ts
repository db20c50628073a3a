// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { NewApprovalLink } from '../../editor';
declare const validate: Validator<NewApprovalLink>;
export default validate;
