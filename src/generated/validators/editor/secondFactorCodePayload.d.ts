// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { SecondFactorCodePayload } from '../../editor';
declare const validate: Validator<SecondFactorCodePayload>;
export default validate;
