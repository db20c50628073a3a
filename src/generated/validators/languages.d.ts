// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../codec/validator';
import type { Languages } from '../template';
declare const validate: Validator<Languages>;
export default validate;
