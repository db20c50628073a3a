// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { AuditPage } from '../../editor';
declare const validate: Validator<AuditPage>;
export default validate;
