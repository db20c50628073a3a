// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { UpdateSyncedPayload } from '../../editor';
declare const validate: Validator<UpdateSyncedPayload>;
export default validate;
