// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ReplacePayload } from '../../editor';
declare const validate: Validator<ReplacePayload>;
export default validate;
