// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { PictureList } from '../../editor';
declare const validate: Validator<PictureList>;
export default validate;
