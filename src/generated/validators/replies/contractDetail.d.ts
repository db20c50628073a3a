// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { ContractDetailReply } from '../../replies';
declare const validate: ReplyValidator<ContractDetailReply>;
export default validate;
