// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ChangeSettingsPayload } from '../../editor';
declare const validate: Validator<ChangeSettingsPayload>;
export default validate;
