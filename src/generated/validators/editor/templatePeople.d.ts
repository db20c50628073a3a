// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { TemplatePeople } from '../../editor';
declare const validate: Validator<TemplatePeople>;
export default validate;
