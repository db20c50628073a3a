// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { BundleList } from '../../editor';
declare const validate: Validator<BundleList>;
export default validate;
