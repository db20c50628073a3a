// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { InviteAccountPayload } from '../../editor';
declare const validate: Validator<InviteAccountPayload>;
export default validate;
