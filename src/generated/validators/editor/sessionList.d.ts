// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { SessionList } from '../../editor';
declare const validate: Validator<SessionList>;
export default validate;
