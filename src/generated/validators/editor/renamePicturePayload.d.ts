// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { RenamePicturePayload } from '../../editor';
declare const validate: Validator<RenamePicturePayload>;
export default validate;
