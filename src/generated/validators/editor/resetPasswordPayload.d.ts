// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ResetPasswordPayload } from '../../editor';
declare const validate: Validator<ResetPasswordPayload>;
export default validate;
