// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { SecondFactorPagePayload } from '../../editor';
declare const validate: Validator<SecondFactorPagePayload>;
export default validate;
