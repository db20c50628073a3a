// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { NoticeList } from '../../editor';
declare const validate: Validator<NoticeList>;
export default validate;
