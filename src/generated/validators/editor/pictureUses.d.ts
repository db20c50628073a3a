// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { PictureUses } from '../../editor';
declare const validate: Validator<PictureUses>;
export default validate;
