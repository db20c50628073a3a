// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { PublishBundlePayload } from '../../editor';
declare const validate: Validator<PublishBundlePayload>;
export default validate;
