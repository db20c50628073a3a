// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CommentPayload } from '../../editor';
declare const validate: Validator<CommentPayload>;
export default validate;
