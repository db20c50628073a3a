// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { SecondFactors } from '../../editor';
declare const validate: Validator<SecondFactors>;
export default validate;
