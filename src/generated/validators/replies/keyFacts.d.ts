// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { KeyFactsReply } from '../../replies';
declare const validate: ReplyValidator<KeyFactsReply>;
export default validate;
