// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { EditorError } from '../../editor';
declare const validate: Validator<EditorError>;
export default validate;
