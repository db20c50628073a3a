// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../codec/validator';
import type { MarketRules } from '../marketRules';
declare const validate: Validator<MarketRules>;
export default validate;
