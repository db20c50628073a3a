// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { SwitchBlockPayload } from '../../editor';
declare const validate: Validator<SwitchBlockPayload>;
export default validate;
