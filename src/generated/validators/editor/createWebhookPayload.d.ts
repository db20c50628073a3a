// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CreateWebhookPayload } from '../../editor';
declare const validate: Validator<CreateWebhookPayload>;
export default validate;
