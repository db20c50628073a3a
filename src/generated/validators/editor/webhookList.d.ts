// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { WebhookList } from '../../editor';
declare const validate: Validator<WebhookList>;
export default validate;
