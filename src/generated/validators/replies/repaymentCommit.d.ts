// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { RepaymentCommitReply } from '../../replies';
declare const validate: Validator<RepaymentCommitReply>;
export default validate;
