// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CommentThreadList } from '../../editor';
declare const validate: Validator<CommentThreadList>;
export default validate;
