// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { TotpSetUp } from '../../editor';
declare const validate: Validator<TotpSetUp>;
export default validate;
