// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { DataGroupProps } from '../../template';
declare const validate: Validator<DataGroupProps>;
export default validate;
