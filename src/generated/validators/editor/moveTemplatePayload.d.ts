// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { MoveTemplatePayload } from '../../editor';
declare const validate: Validator<MoveTemplatePayload>;
export default validate;
