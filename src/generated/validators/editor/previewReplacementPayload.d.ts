// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { PreviewReplacementPayload } from '../../editor';
declare const validate: Validator<PreviewReplacementPayload>;
export default validate;
