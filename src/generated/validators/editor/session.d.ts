// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { EditorSession } from '../../editor';
declare const validate: Validator<EditorSession>;
export default validate;
