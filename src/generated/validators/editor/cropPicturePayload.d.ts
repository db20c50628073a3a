// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CropPicturePayload } from '../../editor';
declare const validate: Validator<CropPicturePayload>;
export default validate;
