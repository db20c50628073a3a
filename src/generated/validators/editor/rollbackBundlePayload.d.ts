// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { RollbackBundlePayload } from '../../editor';
declare const validate: Validator<RollbackBundlePayload>;
export default validate;
