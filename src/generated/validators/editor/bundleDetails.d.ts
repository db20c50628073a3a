// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { BundleDetails } from '../../editor';
declare const validate: Validator<BundleDetails>;
export default validate;
