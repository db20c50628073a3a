// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { Invitation } from '../../editor';
declare const validate: Validator<Invitation>;
export default validate;
