import type { LoanMarket } from '../../../kernel/market';
import type { Rule } from '../rule';
import { india } from './india';
import { marketOf } from './loanPage';
import { mexico } from './mexico';

/** Complete by its type: a market that is left out would be checked by nothing. */
const rules: Readonly<Record<LoanMarket, Rule>> = { mx: mexico, in: india };

/** What the law of a page's market asks of it. */
export const ofMarket: Rule = (subject, surroundings) => {
  const market = marketOf(subject);
  return market === undefined ? [] : rules[market](subject, surroundings);
};
