// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../codec/validator';
import type { Brand } from '../brand';
declare const validate: Validator<Brand>;
export default validate;
