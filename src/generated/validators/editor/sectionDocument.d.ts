// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { SectionDocument } from '../../editor';
declare const validate: Validator<SectionDocument>;
export default validate;
