// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ChangedWebhook } from '../../editor';
declare const validate: Validator<ChangedWebhook>;
export default validate;
