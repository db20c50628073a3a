// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CtaProps } from '../../template';
declare const validate: Validator<CtaProps>;
export default validate;
