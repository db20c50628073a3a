// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../codec/validator';
import type { TemplateDocument } from '../template';
declare const validate: Validator<TemplateDocument>;
export default validate;
