// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ImageProps } from '../../template';
declare const validate: Validator<ImageProps>;
export default validate;
