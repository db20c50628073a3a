// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { BenefitsProps } from '../../template';
declare const validate: Validator<BenefitsProps>;
export default validate;
