// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { WebhookDeliveryList } from '../../editor';
declare const validate: Validator<WebhookDeliveryList>;
export default validate;
