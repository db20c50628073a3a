// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { PublishPayload } from '../../editor';
declare const validate: Validator<PublishPayload>;
export default validate;
