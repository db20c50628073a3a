// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { SectionList } from '../../editor';
declare const validate: Validator<SectionList>;
export default validate;
