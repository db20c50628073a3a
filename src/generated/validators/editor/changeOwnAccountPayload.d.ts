// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ChangeOwnAccountPayload } from '../../editor';
declare const validate: Validator<ChangeOwnAccountPayload>;
export default validate;
