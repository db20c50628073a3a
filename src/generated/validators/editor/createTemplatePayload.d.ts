// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CreateTemplatePayload } from '../../editor';
declare const validate: Validator<CreateTemplatePayload>;
export default validate;
