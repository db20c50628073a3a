// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { LoanDetailPushReply } from '../../replies';
declare const validate: Validator<LoanDetailPushReply>;
export default validate;
