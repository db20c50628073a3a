// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CheckReply } from '../../editor';
declare const validate: Validator<CheckReply>;
export default validate;
