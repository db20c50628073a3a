// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CommentWordsPayload } from '../../editor';
declare const validate: Validator<CommentWordsPayload>;
export default validate;
