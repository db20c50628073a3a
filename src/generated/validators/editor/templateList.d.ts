// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { TemplateList } from '../../editor';
declare const validate: Validator<TemplateList>;
export default validate;
