// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ReadGuardPayload } from '../../editor';
declare const validate: Validator<ReadGuardPayload>;
export default validate;
