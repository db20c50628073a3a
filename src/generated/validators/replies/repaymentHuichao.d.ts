// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { RepaymentHuichaoReply } from '../../replies';
declare const validate: Validator<RepaymentHuichaoReply>;
export default validate;
