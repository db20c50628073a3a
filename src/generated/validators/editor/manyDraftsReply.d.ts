// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ManyDraftsReply } from '../../editor';
declare const validate: Validator<ManyDraftsReply>;
export default validate;
