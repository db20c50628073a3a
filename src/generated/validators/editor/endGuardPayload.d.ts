// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { EndGuardPayload } from '../../editor';
declare const validate: Validator<EndGuardPayload>;
export default validate;
