// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { HeroProps } from '../../template';
declare const validate: Validator<HeroProps>;
export default validate;
