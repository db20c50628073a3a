// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ReviewsProps } from '../../template';
declare const validate: Validator<ReviewsProps>;
export default validate;
