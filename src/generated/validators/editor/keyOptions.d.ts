// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { KeyOptions } from '../../editor';
declare const validate: Validator<KeyOptions>;
export default validate;
