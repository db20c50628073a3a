// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { PublishReply } from '../../editor';
declare const validate: Validator<PublishReply>;
export default validate;
