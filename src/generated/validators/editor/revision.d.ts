// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { TemplateRevision } from '../../editor';
declare const validate: Validator<TemplateRevision>;
export default validate;
