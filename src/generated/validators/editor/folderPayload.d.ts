// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { FolderPayload } from '../../editor';
declare const validate: Validator<FolderPayload>;
export default validate;
