// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { InvitationLink } from '../../editor';
declare const validate: Validator<InvitationLink>;
export default validate;
