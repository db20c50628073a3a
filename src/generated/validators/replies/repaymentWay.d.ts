// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { RepaymentWayReply } from '../../replies';
declare const validate: Validator<RepaymentWayReply>;
export default validate;
