// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { TemplateDetails } from '../../editor';
declare const validate: Validator<TemplateDetails>;
export default validate;
