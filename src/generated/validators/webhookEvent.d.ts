// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../codec/validator';
import type { WebhookEvent } from '../webhookEvent';
declare const validate: Validator<WebhookEvent>;
export default validate;
