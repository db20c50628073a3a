// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { RegistrationProps } from '../../template';
declare const validate: Validator<RegistrationProps>;
export default validate;
