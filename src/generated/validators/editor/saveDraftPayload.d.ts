// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { SaveDraftPayload } from '../../editor';
declare const validate: Validator<SaveDraftPayload>;
export default validate;
