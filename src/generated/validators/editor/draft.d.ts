// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { DraftReply } from '../../editor';
declare const validate: Validator<DraftReply>;
export default validate;
