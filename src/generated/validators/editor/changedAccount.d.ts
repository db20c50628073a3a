// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ChangedAccount } from '../../editor';
declare const validate: Validator<ChangedAccount>;
export default validate;
