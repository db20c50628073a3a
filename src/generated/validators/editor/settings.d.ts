// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { EditorSettings } from '../../editor';
declare const validate: Validator<EditorSettings>;
export default validate;
