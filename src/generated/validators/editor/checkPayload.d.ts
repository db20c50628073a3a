// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CheckPayload } from '../../editor';
declare const validate: Validator<CheckPayload>;
export default validate;
