// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ContractDetailReply } from '../../replies';
declare const validate: Validator<ContractDetailReply>;
export default validate;
