// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ColumnsProps } from '../../template';
declare const validate: Validator<ColumnsProps>;
export default validate;
