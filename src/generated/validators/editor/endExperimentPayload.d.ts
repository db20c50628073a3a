// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { EndExperimentPayload } from '../../editor';
declare const validate: Validator<EndExperimentPayload>;
export default validate;
