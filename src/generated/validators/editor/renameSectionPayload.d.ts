// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { RenameSectionPayload } from '../../editor';
declare const validate: Validator<RenameSectionPayload>;
export default validate;
