// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ChangeSectionPayload } from '../../editor';
declare const validate: Validator<ChangeSectionPayload>;
export default validate;
