// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { SaveSectionPayload } from '../../editor';
declare const validate: Validator<SaveSectionPayload>;
export default validate;
