// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { AcceptInvitationPayload } from '../../editor';
declare const validate: Validator<AcceptInvitationPayload>;
export default validate;
