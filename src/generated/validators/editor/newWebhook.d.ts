// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { NewWebhook } from '../../editor';
declare const validate: Validator<NewWebhook>;
export default validate;
