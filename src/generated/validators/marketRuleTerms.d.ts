// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../codec/validator';
import type { MarketRuleTerms } from '../marketRules';
declare const validate: Validator<MarketRuleTerms>;
export default validate;
