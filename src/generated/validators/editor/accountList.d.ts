// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { AccountList } from '../../editor';
declare const validate: Validator<AccountList>;
export default validate;
