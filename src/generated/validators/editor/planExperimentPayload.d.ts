// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { PlanExperimentPayload } from '../../editor';
declare const validate: Validator<PlanExperimentPayload>;
export default validate;
