// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { StarterList } from '../../editor';
declare const validate: Validator<StarterList>;
export default validate;
