// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { NewToken } from '../../editor';
declare const validate: Validator<NewToken>;
export default validate;
