// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { TotpCodePayload } from '../../editor';
declare const validate: Validator<TotpCodePayload>;
export default validate;
