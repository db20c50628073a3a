// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { SignInPayload } from '../../editor';
declare const validate: Validator<SignInPayload>;
export default validate;
