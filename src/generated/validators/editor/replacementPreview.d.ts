// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ReplacementPreview } from '../../editor';
declare const validate: Validator<ReplacementPreview>;
export default validate;
