// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { FolderList } from '../../editor';
declare const validate: Validator<FolderList>;
export default validate;
