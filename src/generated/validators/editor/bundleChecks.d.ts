// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { BundleChecks } from '../../editor';
declare const validate: Validator<BundleChecks>;
export default validate;
