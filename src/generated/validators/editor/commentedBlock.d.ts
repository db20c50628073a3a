// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CommentedBlock } from '../../editor';
declare const validate: Validator<CommentedBlock>;
export default validate;
