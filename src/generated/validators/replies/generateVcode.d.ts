// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { GenerateVcodeReply } from '../../replies';
declare const validate: Validator<GenerateVcodeReply>;
export default validate;
