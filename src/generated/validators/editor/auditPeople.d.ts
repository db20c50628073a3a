// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { AuditPeople } from '../../editor';
declare const validate: Validator<AuditPeople>;
export default validate;
