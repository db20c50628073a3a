// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { AddedSecondFactor } from '../../editor';
declare const validate: Validator<AddedSecondFactor>;
export default validate;
