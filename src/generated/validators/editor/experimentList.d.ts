// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ExperimentList } from '../../editor';
declare const validate: Validator<ExperimentList>;
export default validate;
