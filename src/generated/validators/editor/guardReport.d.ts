// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { GuardReport } from '../../editor';
declare const validate: Validator<GuardReport>;
export default validate;
