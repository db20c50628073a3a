// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { DraftVersionDocument } from '../../editor';
declare const validate: Validator<DraftVersionDocument>;
export default validate;
