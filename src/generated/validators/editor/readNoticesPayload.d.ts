// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ReadNoticesPayload } from '../../editor';
declare const validate: Validator<ReadNoticesPayload>;
export default validate;
