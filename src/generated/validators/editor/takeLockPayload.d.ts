// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { TakeLockPayload } from '../../editor';
declare const validate: Validator<TakeLockPayload>;
export default validate;
