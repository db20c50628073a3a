// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { FooterProps } from '../../template';
declare const validate: Validator<FooterProps>;
export default validate;
