// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { ChangedSection } from '../../editor';
declare const validate: Validator<ChangedSection>;
export default validate;
