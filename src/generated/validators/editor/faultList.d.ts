// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { FaultList } from '../../editor';
declare const validate: Validator<FaultList>;
export default validate;
