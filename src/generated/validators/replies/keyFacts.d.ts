// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { KeyFactsReply } from '../../replies';
declare const validate: Validator<KeyFactsReply>;
export default validate;
