// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { LoanDetailsReply } from '../../replies';
declare const validate: Validator<LoanDetailsReply>;
export default validate;
