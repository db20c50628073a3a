// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { PictureReply } from '../../editor';
declare const validate: Validator<PictureReply>;
export default validate;
