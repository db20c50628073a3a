// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { FaqProps } from '../../template';
declare const validate: Validator<FaqProps>;
export default validate;
