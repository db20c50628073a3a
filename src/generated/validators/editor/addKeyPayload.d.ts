// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { AddKeyPayload } from '../../editor';
declare const validate: Validator<AddKeyPayload>;
export default validate;
