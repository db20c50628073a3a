// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { TemplateHistory } from '../../editor';
declare const validate: Validator<TemplateHistory>;
export default validate;
