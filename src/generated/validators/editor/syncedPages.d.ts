// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { SyncedPages } from '../../editor';
declare const validate: Validator<SyncedPages>;
export default validate;
