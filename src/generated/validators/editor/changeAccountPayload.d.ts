// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ChangeAccountPayload } from '../../editor';
declare const validate: Validator<ChangeAccountPayload>;
export default validate;
