// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { LoanPlayDetailReply } from '../../replies';
declare const validate: Validator<LoanPlayDetailReply>;
export default validate;
