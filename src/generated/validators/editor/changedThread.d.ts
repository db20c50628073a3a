// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ChangedThread } from '../../editor';
declare const validate: Validator<ChangedThread>;
export default validate;
