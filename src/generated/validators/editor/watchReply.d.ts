// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { WatchReply } from '../../editor';
declare const validate: Validator<WatchReply>;
export default validate;
