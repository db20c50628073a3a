// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { LoanDetailConfirmReply } from '../../replies';
declare const validate: Validator<LoanDetailConfirmReply>;
export default validate;
