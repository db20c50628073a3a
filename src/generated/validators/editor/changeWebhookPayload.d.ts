// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ChangeWebhookPayload } from '../../editor';
declare const validate: Validator<ChangeWebhookPayload>;
export default validate;
