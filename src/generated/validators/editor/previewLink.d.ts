// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { PreviewLink } from '../../editor';
declare const validate: Validator<PreviewLink>;
export default validate;
