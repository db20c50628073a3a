// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { StepsProps } from '../../template';
declare const validate: Validator<StepsProps>;
export default validate;
