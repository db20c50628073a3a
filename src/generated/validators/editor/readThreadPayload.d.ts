// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ReadThreadPayload } from '../../editor';
declare const validate: Validator<ReadThreadPayload>;
export default validate;
