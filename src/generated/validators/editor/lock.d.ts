// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { LockReply } from '../../editor';
declare const validate: Validator<LockReply>;
export default validate;
