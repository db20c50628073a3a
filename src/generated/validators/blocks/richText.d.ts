// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { RichTextProps } from '../../template';
declare const validate: Validator<RichTextProps>;
export default validate;
