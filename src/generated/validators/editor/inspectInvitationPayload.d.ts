// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { InspectInvitationPayload } from '../../editor';
declare const validate: Validator<InspectInvitationPayload>;
export default validate;
