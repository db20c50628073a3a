// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CalculatorProps } from '../../template';
declare const validate: Validator<CalculatorProps>;
export default validate;
