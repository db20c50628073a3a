// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { LoanPlayDelayDetailReply } from '../../replies';
declare const validate: Validator<LoanPlayDelayDetailReply>;
export default validate;
