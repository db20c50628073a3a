// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { NoticeMail } from '../../editor';
declare const validate: Validator<NoticeMail>;
export default validate;
