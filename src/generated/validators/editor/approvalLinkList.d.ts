// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ApprovalLinkList } from '../../editor';
declare const validate: Validator<ApprovalLinkList>;
export default validate;
