// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../codec/validator';
import type { Conversion } from '../conversion';
declare const validate: Validator<Conversion>;
export default validate;
