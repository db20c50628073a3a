// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { SecondFactorKeyPayload } from '../../editor';
declare const validate: Validator<SecondFactorKeyPayload>;
export default validate;
