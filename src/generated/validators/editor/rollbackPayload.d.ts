// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { RollbackPayload } from '../../editor';
declare const validate: Validator<RollbackPayload>;
export default validate;
