// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { BannerProps } from '../../template';
declare const validate: Validator<BannerProps>;
export default validate;
