// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ChangePasswordPayload } from '../../editor';
declare const validate: Validator<ChangePasswordPayload>;
export default validate;
