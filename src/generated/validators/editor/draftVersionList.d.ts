// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { DraftVersionList } from '../../editor';
declare const validate: Validator<DraftVersionList>;
export default validate;
