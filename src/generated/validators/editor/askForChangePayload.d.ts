// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { AskForChangePayload } from '../../editor';
declare const validate: Validator<AskForChangePayload>;
export default validate;
