// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CountdownProps } from '../../template';
declare const validate: Validator<CountdownProps>;
export default validate;
