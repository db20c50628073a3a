// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { TokenList } from '../../editor';
declare const validate: Validator<TokenList>;
export default validate;
