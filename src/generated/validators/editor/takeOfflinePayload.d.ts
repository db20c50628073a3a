// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { TakeOfflinePayload } from '../../editor';
declare const validate: Validator<TakeOfflinePayload>;
export default validate;
