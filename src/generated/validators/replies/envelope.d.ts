// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { Envelope } from '../../replies';
declare const validate: Validator<Envelope>;
export default validate;
