// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ApprovalQuestion } from '../../editor';
declare const validate: Validator<ApprovalQuestion>;
export default validate;
