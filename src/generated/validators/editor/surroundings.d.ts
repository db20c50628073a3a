// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { EditorSurroundings } from '../../editor';
declare const validate: Validator<EditorSurroundings>;
export default validate;
