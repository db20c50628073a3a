// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { DrawingList } from '../../editor';
declare const validate: Validator<DrawingList>;
export default validate;
