// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { BundlePayload } from '../../editor';
declare const validate: Validator<BundlePayload>;
export default validate;
