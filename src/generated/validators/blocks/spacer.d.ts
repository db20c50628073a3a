// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { SpacerProps } from '../../template';
declare const validate: Validator<SpacerProps>;
export default validate;
