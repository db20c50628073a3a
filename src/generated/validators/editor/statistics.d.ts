// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { Statistics } from '../../editor';
declare const validate: Validator<Statistics>;
export default validate;
